"""Writes packages/core/src/general-issues/lookalikes/letters.generated.ts: letters that look like one of ASCII.

Source: the data of UTS 39 (confusables.txt) in ICU, by Debian's python3-icu. Run by hand when Debian has a newer ICU:

    /usr/bin/python3 scripts/generate/tables/lookalikes.py [--check]
"""

import pathlib
import sys
import unicodedata

import icu

TARGET = (
    pathlib.Path(__file__).parents[3]
    / "packages/core/src/general-issues/lookalikes/letters.generated.ts"
)
DATE = "2026-11-22"
ASCII = "abcdefghijklmnopqrstuvwxyz0123456789"


def letters():
    """What may be in a host as it is, and whose prototype is one letter or digit of ASCII."""
    checker = icu.SpoofChecker()
    found = {letter: [] for letter in ASCII}
    for code_point in range(0x80, 0x20000):
        character = chr(code_point)
        if 0xD800 <= code_point <= 0xDFFF or unicodedata.category(character)[0] not in "LN":
            continue
        if unicodedata.normalize("NFKC", character.lower()) != character:
            continue
        like = checker.getSkeleton(0, character).lower()
        if like in found:
            found[like].append(code_point)
    return {letter: code_points for letter, code_points in found.items() if code_points}


def written():
    lines = "".join(
        "  " + (letter if letter.isalpha() else letter) + ": '" + " ".join("%x" % c for c in code_points) + "',\n"
        for letter, code_points in sorted(letters().items())
    )
    return (
        "// Written by scripts/generate/tables/lookalikes.py on %s, from UTS 39 of Unicode %s in ICU %s.\n\n"
        "/** Letters and digits that look like one of ASCII, as hexadecimal code points. */\n"
        "export const lookalikes: Readonly<Record<string, string>> = {\n%s}\n"
    ) % (DATE, icu.UNICODE_VERSION, icu.ICU_VERSION, lines)


if "--check" in sys.argv:
    sys.exit(0 if TARGET.read_text() == written() else "The table is out of date.")
TARGET.parent.mkdir(exist_ok=True)
TARGET.write_text(written())
