let path = "session.jsonl"
await record(to: path)
print("The session is recorded in \(path).")

let bytes = try readFile(path)
try replay(bytes)
