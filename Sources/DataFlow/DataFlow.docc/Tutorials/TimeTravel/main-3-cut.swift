let path = "session.jsonl"
await record(to: path)
print("The session is recorded in \(path).")

let bytes = try readFile(path)
try replay(bytes)

print("intact:", verify(bytes))
print("cut short:", verify(bytes.dropLast(20)))
