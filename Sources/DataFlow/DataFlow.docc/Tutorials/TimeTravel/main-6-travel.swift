let path = "session.jsonl"
await record(to: path)
print("The session is recorded in \(path).")

let bytes = try readFile(path)
try replay(bytes)

print("intact:", verify(bytes))
print("cut short:", verify(bytes.dropLast(20)))

let text = String(decoding: bytes, as: UTF8.self)
print("altered:", verify(Array(text.replacing("decrease", with: "increase").utf8)))
print("another header:", verify(Array(text.replacing("1.0", with: "1.1").utf8)))

print("another rule:", verify(bytes, reducer: addingReducer))
print("a later schema:", verify(bytes, schema: 2))

try travel(recordingTo: "travel.jsonl")
try replay(readFile("travel.jsonl"))
