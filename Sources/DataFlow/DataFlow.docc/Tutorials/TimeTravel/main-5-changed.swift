let bytes = try readFile("session.jsonl")
print("another rule:", verify(bytes, reducer: addingReducer))
print("a later schema:", verify(bytes, schema: 2))
