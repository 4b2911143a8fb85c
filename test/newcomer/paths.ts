import type { Checkout } from './checkout.ts'

/** How a newcomer adds something. */
export interface Path {
  readonly title: string
  /** What the titles of the tests contain that fail until it is there. */
  readonly name: string
  /** The files that are written or changed by hand; a new folder is one. */
  readonly byHand: readonly string[]
  /** What a command writes. */
  begin?(checkout: Checkout): void
  fillIn(checkout: Checkout): void
}

const whatwg = 'packages/core/src/specs/whatwg'

const newIssue: Path = {
  title: 'a new issue',
  name: 'whatwg/escape-character',
  byHand: [`${whatwg}/issues/escape-character.ts`, `${whatwg}/units.ts`],
  begin: checkout => run(checkout, 'issue', 'whatwg', 'escape-character'),
  fillIn(checkout) {
    const path = `${whatwg}/issues/escape-character.ts`
    checkout.replace(path, "clause: ''", "clause: 'https://url.spec.whatwg.org/#url-code-points'")
    checkout.replace(path, 'specName: null', "specName: 'invalid-URL-unit'")
    checkout.replace(path, "message: ''", "message: 'The {{component}} contains U+001B ESCAPE.'")
    checkout.replace(path, "why: ''", "why: 'It cannot be seen, and other programs remove it.'")
    checkout.replace(
      path,
      /examples: .*/,
      String.raw`repair: percentEncode,
  examples: [{ url: 'https://example.com/a«\x1B»b', fixed: 'https://example.com/a%1Bb' }],`,
    )
    checkout.replace(path, /.*\n {2}right: .*\n/, '')
    checkout.replace(
      path,
      /^/,
      "import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'\n",
    )
    checkout.replace(
      `${whatwg}/units.ts`,
      '\nimport { loneSurrogate }',
      "\nimport { escapeCharacter } from './issues/escape-character.ts'\nimport { loneSurrogate }",
    )
    checkout.replace(
      `${whatwg}/units.ts`,
      "\n    '}': unescapedBrace,",
      String.raw`
    '}': unescapedBrace,
    '\x1B': escapeCharacter,`,
    )
  },
}

const issueWithoutFix: Path = {
  title: 'a new issue without a fix',
  name: 'whatwg/ipv6-far-too-many-pieces',
  byHand: [`${whatwg}/issues/ipv6-far-too-many-pieces.ts`, `${whatwg}/host/ipv6.ts`],
  begin: checkout => run(checkout, 'issue', 'whatwg', 'ipv6-far-too-many-pieces'),
  fillIn(checkout) {
    const path = `${whatwg}/issues/ipv6-far-too-many-pieces.ts`
    checkout.replace(path, 'conformance-error', 'parse-exception')
    checkout.replace(path, 'specName: null', "specName: 'IPv6-too-many-pieces'")
    checkout.replace(
      path,
      "clause: ''",
      "clause: 'https://url.spec.whatwg.org/#concept-ipv6-parser'",
    )
    checkout.replace(path, "message: ''", "message: 'The IPv6 address is several times too long.'")
    checkout.replace(path, "why: ''", "why: 'Browsers do not resolve the URL.'")
    checkout.replace(path, "«»'", "'")
    checkout.replace(path, 'https://example.com/', 'http://[1:2:3:4:5:6:7:8:«9:10:11»]/')
    checkout.replace(path, "right: { url: '' }", "right: { url: 'http://[1:2:3:4:5:6:7:8]/' }")
    checkout.replace(
      `${whatwg}/host/ipv6.ts`,
      '\nimport { ipv6InvalidCodePoint }',
      "\nimport { ipv6FarTooManyPieces } from '../issues/ipv6-far-too-many-pieces.ts'\nimport { ipv6InvalidCodePoint }",
    )
    checkout.replace(
      `${whatwg}/host/ipv6.ts`,
      'm.fail(ipv6TooManyPieces, at, end)',
      'm.fail(end - at > 4 ? ipv6FarTooManyPieces : ipv6TooManyPieces, at, end)',
    )
  },
}

const specs = 'packages/core/src/specs'

const newSpec: Path = {
  title: 'a new specification',
  name: 'rfc9999',
  byHand: [`${specs}/rfc9999/`, `${specs}/index.ts`],
  begin: checkout => run(checkout, 'spec', 'rfc9999'),
  fillIn(checkout) {
    const path = `${specs}/rfc9999/index.ts`
    checkout.replace(path, "title: ''", "title: 'RFC 9999: Another Generic Syntax'")
    checkout.replace(path, "date: ''", "date: '2026-11-22'")
    checkout.replace(path, "version: ''", "version: 'RFC 9999'")
    checkout.replace(path, "url: ''", "url: 'https://example.com/'")
    checkout.replace(path, "conformanceError: ''", "conformanceError: 'character'")
    checkout.replace(path, "parseException: ''", "parseException: 'no match'")
  },
}

export const paths: readonly Path[] = [newIssue, issueWithoutFix, newSpec]

function run(checkout: Checkout, ...args: readonly string[]): void {
  const { code, output } = checkout.run('new', ...args)
  if (code !== 0) throw new Error(output)
}
