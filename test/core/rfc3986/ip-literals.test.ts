import { check, describe as describeIssue, parse } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

// The grammar of RFC 3986 section 3.2.2, written from its ABNF.
const h16 = '[0-9a-f]{1,4}'
const octet = '(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])'
const ls32 = `(?:${h16}:${h16}|${octet}\\.${octet}\\.${octet}\\.${octet})`
const ipv6Address = [
  `(?:${h16}:){6}${ls32}`,
  `::(?:${h16}:){5}${ls32}`,
  `(?:${h16})?::(?:${h16}:){4}${ls32}`,
  `(?:(?:${h16}:){0,1}${h16})?::(?:${h16}:){3}${ls32}`,
  `(?:(?:${h16}:){0,2}${h16})?::(?:${h16}:){2}${ls32}`,
  `(?:(?:${h16}:){0,3}${h16})?::${h16}:${ls32}`,
  `(?:(?:${h16}:){0,4}${h16})?::${ls32}`,
  `(?:(?:${h16}:){0,5}${h16})?::${h16}`,
  `(?:(?:${h16}:){0,6}${h16})?::`,
].join('|')
const ipvFuture = "v[0-9a-f]+\\.[a-z0-9\\-._~!$&'()*+,;=:]+"
const inBrackets = new RegExp(`^(?:${ipv6Address}|${ipvFuture})$`, 'i')

// If anything makes a whole of the beginning of an IP literal, one of these does.
const pieces = Array.from({ length: 8 }, (_, count) => ':0'.repeat(count))
const ends = [
  ...pieces.flatMap(rest => [rest, `0${rest}`, rest.slice(1), `${rest}::`, `:${rest || ':'}`]),
  ...['.0.0.0', '.0.0', '.0', '0.0.0', '0.0', '.a', 'a', '0.a'],
]
const canBecomeOne = (text: string) => ends.some(end => inBrackets.test(text + end))

/** The offset of the first character that no IP literal goes on with; null for an IP literal. */
function firstWrong(text: string): number | null {
  if (inBrackets.test(text)) return null
  let offset = 0
  while (offset < text.length && canBecomeOne(text.slice(0, offset + 1))) offset += 1
  return offset
}

function marked(text: string): number | null {
  const { issues } = parse(`http://[${text}]/`, { spec: findSpec('rfc3986') })
  expect(issues.length).toBeLessThan(2)
  return issues[0] === undefined ? null : issues[0].span.start - 'http://['.length
}

function expectMarked(text: string): void {
  expect(marked(text) === null).toBe(inBrackets.test(text))
  // Marked instead: a colon that begins the text, the piece that is too many, the digit that is too many.
  const isMarkedElsewhere =
    /^:(?!:)|(?:.*:){8}/.test(text) || (text.includes('.') && !/^v/i.test(text))
  if (!isMarkedElsewhere) expect(marked(text)).toBe(firstWrong(text))
}

describe('what is marked in an IP literal is the first character that does not belong there', () => {
  test.each([
    ...['', 'v', 'v1', 'v1.', 'v.a', 'V1.A', 'vg.a', 'v1ga', 'v1.a:b', 'av1.a', 'v1.a%41'],
    ...['::', ':', ':::', '1::2::3', '1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8:9', '1:2:3:4:5:6:7::'],
    ...['::1:2:3:4:5:6:7', '::1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7:', '1:', '1:2', '::12345', '::g'],
    ...['1:2:3:4:5:6:1.2.3.4', '1:2:3:4:5:1.2.3.4', '1:2:3:4:5:6:7:1.2.3.4', '::1.2.3.4.5'],
    ...['::1:2:3:4:5:1.2.3.4', '::1:2:3:4:5:6:1.2.3.4', '::1.2.3', '::1.2.3.', '::1.2.3.256'],
    ...['::01.2.3.4', '::1.2..4', '::1.2.3.4x', '1.2.3.4', '::1::', '1:2:3:4:5:6:7:8::', '::1%25a'],
  ])('%j', expectMarked)

  test('in any text of these', () => {
    const part = fc.constantFrom('0', '12', 'fa', '12345', ':', '::', '.', '1.2.3.4', 'v1.', 'g')
    const text = fc.array(part, { maxLength: 12 }).map(parts => parts.join(''))
    fc.assert(fc.property(text, expectMarked), { numRuns: 1500 })
  })
})

describe('the message tells what is wrong with a host in brackets', () => {
  test.each([
    ['http://[::1', 'the closing bracket is missing'],
    ['http://[', 'the closing bracket is missing'],
    ['http://[::1/a', 'the closing bracket is missing'],
    ['http://[::1:80/', 'the closing bracket is missing'],
    ['http://u@[1:2?a]', 'the closing bracket is missing'],
    ['http://[]/', 'the address is incomplete'],
    ['http://[1:2]/', 'the address is incomplete'],
    ['http://[v1.]:80', 'the address is incomplete'],
    ['http://[::g]/', 'the marked character is not allowed'],
    ['http://[1::2::3]/', 'the marked character is not allowed'],
    ['http://[::1]a/', 'only a port may follow the closing bracket'],
    ['http://[::1]a:80/', 'only a port may follow the closing bracket'],
  ])('%s: %s', (url, problem) => {
    for (const spec of [findSpec('rfc3986'), findSpec('rfc3987')]) {
      const issue = check(url, { spec }).find(({ code }) => code.endsWith('/ip-literal-invalid'))
      const message = issue && describeIssue(issue, url, { spec }).message
      expect(message).toBe(`The host is not an IP address in brackets: ${problem}.`)
    }
  })
})
