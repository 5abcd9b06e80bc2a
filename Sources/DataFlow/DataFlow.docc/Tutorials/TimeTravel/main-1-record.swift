await record(to: "session.jsonl")
print("The session is recorded in session.jsonl.")
