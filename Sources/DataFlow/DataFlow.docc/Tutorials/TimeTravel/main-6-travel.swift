try travel(recordingTo: "travel.jsonl")
try replay(readFile("travel.jsonl"))
