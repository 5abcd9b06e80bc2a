try replay(readFile("session.jsonl"))
