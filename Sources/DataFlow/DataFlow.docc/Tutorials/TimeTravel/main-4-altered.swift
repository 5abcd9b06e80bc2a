let bytes = try readFile("session.jsonl")
let text = String(decoding: bytes, as: UTF8.self)
print("altered:", verify(Array(text.replacing("decrease", with: "increase").utf8)))
print("another header:", verify(Array(text.replacing("1.0", with: "1.1").utf8)))
