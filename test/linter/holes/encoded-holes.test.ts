import { applyEdits } from '@hreflint/core'
import { lintDocument } from '@hreflint/linter'
import { expect, test } from 'vitest'
import { configOf } from '../expect-findings.ts'

const config = configOf({ severities: { 'document/unescaped-hole': 'info' } })

/** The document with the suggestion; null if there is none. */
function encoded(language: string, document: string): string | null {
  const [found, ...others] = lintDocument(document, language, config)
  expect(others).toEqual([])
  expect(found?.code).toBe('document/unescaped-hole')
  const [fix] = found?.fixes ?? []
  return fix === undefined ? null : applyEdits(document, fix.edits)
}

const suggested: readonly (readonly [language: string, document: string, result: string])[] = [
  ['php', '<?php $a = "redis://:$pw@c";', '<?php $a = "redis://:" . rawurlencode($pw) . "@c";'],
  [
    'php',
    '<?php $a = "redis://:{$this->pw}@c";',
    '<?php $a = "redis://:" . rawurlencode($this->pw) . "@c";',
  ],
  [
    'python',
    'from urllib.parse import quote, urljoin\na = f"redis://:{pw}@c"',
    'from urllib.parse import quote, urljoin\na = f"redis://:{quote(pw, safe=\'\')}@c"',
  ],
  [
    'python',
    "import urllib.parse\na = f'redis://:{s.pw}@c'",
    'import urllib.parse\na = f\'redis://:{urllib.parse.quote(s.pw, safe="")}@c\'',
  ],
  [
    'ruby',
    'require "erb"\na = "redis://:#{pw}@c"',
    'require "erb"\na = "redis://:#{ERB::Util.url_encode(pw)}@c"',
  ],
  [
    'terraform',
    'a = "redis://:${var.pw}@c"',
    'a = "redis://:${replace(urlencode(var.pw), "+", "%20")}@c"',
  ],
]

test.each(suggested)('%s: %s', (language, document, result) => {
  expect(encoded(language, document)).toBe(result)
  expect(lintDocument(result, language, config)).toEqual([])
})

test.each([
  // The import is missing, or under another name.
  ['python', 'a = f"redis://:{pw}@c"'],
  ['python', 'from urllib.parse import quote as q\na = f"redis://:{pw}@c"'],
  ['python', 'import urllib.parse as u\na = f"redis://:{pw}@c"'],
  ['ruby', 'a = "redis://:#{pw}@c"'],
  // A format, or something else than a value.
  ['python', 'from urllib.parse import quote\na = f"redis://:{pw!r}@c"'],
  // Placeholders that something else fills in.
  ['php', "<?php $a = 'redis://:${PW}@c';"],
  ['python', 'from urllib.parse import quote\na = "redis://:${PW}@c"'],
  ['dotenv', 'A=redis://:${PW}@c'],
  ['kotlin', 'val a = "redis://:$pw@c"'],
  ['csharp', 'var a = $"redis://:{pw}@c";'],
])('no suggestion, in %s: %s', (language, document) => {
  expect(encoded(language, document)).toBeNull()
})

test.each([
  ['python', 'a = f"redis://:{pw}@c"', 'with urllib.parse.quote(value, safe="")'],
  ['kotlin', 'val a = "redis://:$pw@c"', 'with URLEncoder.encode(value, "UTF-8")'],
  ['csharp', 'var a = $"redis://:{pw}@c";', 'with Uri.EscapeDataString(value).'],
  ['shellscript', 'a="redis://:$pw@c"', 'with printf %s "$value" | jq -sRr @uri.'],
  ['dotenv', 'A=redis://:${PW}@c', 'must be percent-encoded.'],
])('the message names the function, in %s: %s', (language, document, words) => {
  expect(lintDocument(document, language, config)[0]?.message).toContain(words)
})
