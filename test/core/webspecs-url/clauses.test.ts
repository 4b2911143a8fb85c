import { webspecsUrl } from '@hreflint/core/specs/webspecs-url'
import { expect, test } from 'vitest'

/** The lines of url.bs, at the commit of the edition, that say what is an error, and how they begin. */
const sentences: Readonly<Record<string, string>> = {
  'L247-L249': 'At the point where a relative URL is parsed',
  'L431-L436': 'If leading or trailing ASCII whitespace codepoints are present',
  L626: 'Indicate a conformance error (the row with a drive letter)',
  'L755-L757': 'If anything other than two forward solidus code points',
  L778: 'Indicate a conformance error (the row of ftp:/example.com/)',
  L794: 'Indicate a conformance error (the row of http:foo/bar)',
  'L807-L810': 'Let result be an empty object (the row of /foo/bar, which needs a base)',
  'L811-L812': 'if the length of path is greater than zero, and the first segment',
  'L907-L910': 'If one or more "@" signs are present',
  'L985-L987': 'If any U+0009, U+000A, U+000D, U+200B, U+2060, or U+FEFF',
  'L988-L990': 'Let domain be the result of host parsing result',
  'L990-L993': 'If host parsing returned a value that was different',
  'L999-L1000': 'If any of the pieces, other than the first one, are empty',
  'L1044-L1053': 'If there are no consecutive colon code points',
  'L1092-L1097': 'If any but the last number is greater or equal to 256',
  'L1099-L1100': 'Unless four numbers are present',
  L1154: 'Indicate a conformance error if the value is hexadecimal or octal',
  'L1208-L1210': 'Decimal bytes are a string of up to three decimal digits',
  'L1235-L1240': 'If any code points in result are not ASCII digits',
  'L1269-L1270': 'If any of the path separators are a reverse solidus',
  'L1356-L1358': 'If any characters in result are neither a Percent Sign nor',
  L1650: 'If input is the empty string, return failure',
  'L1694-L1696': 'If any character in the string not a URL code point',
  'L1698-L1700': 'If the name includes a percent sign that is not',
  'L1702-L1704': 'If any U+0009, U+000A or U+000D characters are present',
  'L2113-L2114': 'If parsedBase is failure, throw a TypeError',
}

const { edition, issues } = webspecsUrl

test.each(issues.map(({ code, clause }) => [code, clause] as const))(
  '%s links to its sentence',
  (_, clause) => {
    const [page, lines = ''] = clause?.split('#') ?? []
    expect(page).toBe(edition.url)
    expect(Object.keys(sentences)).toContain(lines)
  },
)

test('each sentence is linked to', () => {
  const linked = new Set(issues.map(({ clause }) => clause?.split('#')[1]))
  expect(Object.keys(sentences).filter(lines => !linked.has(lines))).toEqual([])
})
