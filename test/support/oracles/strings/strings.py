"""The strings of Python programs that contain ://, by its own tokenizer: [start, end, value or null] in UTF-16 units, or null."""
import ast
import io
import json
import sys
import tokenize


def units(text):
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def strings_of(source):
    lines = io.StringIO(source, newline="").readlines()
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    found = []
    for token in tokenize.generate_tokens(io.StringIO(source, newline="").readline):
        if token.type != tokenize.STRING or "://" not in token.string:
            continue
        start, end = (starts[row - 1] + column for row, column in (token.start, token.end))
        value = None
        if "f" not in token.string[: token.string.index(token.string[-1])].lower():
            value = ast.literal_eval(token.string)
            if isinstance(value, bytes):
                value = value.decode("latin-1")
        found.append([units(source[:start]), units(source[:end]), value])
    return found


def answer(source):
    try:
        compile(source, "x", "exec", flags=ast.PyCF_ONLY_AST)
        return strings_of(source)
    except Exception:
        return None


json.dump([answer(source) for source in json.load(sys.stdin)], sys.stdout)
