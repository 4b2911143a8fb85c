"""The protocol of every driver: a JSON string a line in, the answer in JSON a line out."""
import json
import sys


def urls_asked():
    return [json.loads(line) for line in sys.stdin]


def answer(found):
    sys.stdout.write(json.dumps(found) + '\n')


def answer_each(read):
    for line in sys.stdin:
        answer(read(json.loads(line)))
