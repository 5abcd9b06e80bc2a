let bytes = try readFile("session.jsonl")
print("intact:", verify(bytes))
print("cut short:", verify(bytes.dropLast(20)))
