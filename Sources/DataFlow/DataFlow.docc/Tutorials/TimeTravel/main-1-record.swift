let path = "session.jsonl"
await record(to: path)
print("The session is recorded in \(path).")
