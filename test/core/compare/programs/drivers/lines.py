"""The protocol of every driver: a JSON string a line in, the answer in JSON a line out."""
import json
import sys


def answer_each(read):
    for line in sys.stdin:
        answer = read(json.loads(line))
        sys.stdout.write(json.dumps(answer) + '\n')
