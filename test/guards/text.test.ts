import { checkGuard } from '@hreflint/guards/text'
import { describe, expect, test } from 'vitest'

const raw = String.raw

describe('a guard as text', () => {
  test.each([
    ["url => url.startsWith('https://example.com')"],
    [
      "function isOurs(url) {\n  const { hostname } = new URL(url)\n  return hostname.endsWith('example.com')\n}",
    ],
    [raw`/^https:\/\/www.example.com\//`],
    ["const hosts = ['example.com']\nconst isOurs = url => hosts.some(host => url.includes(host))"],
    [
      "export default function (url) {\n  for (const host of ['example.com']) if (url.includes(host)) return true\n  return false\n}",
    ],
    ["url => { try { return new URL(url).host.includes('example.com') } catch { return false } }"],
  ])('%s has a witness', source => {
    const answer = checkGuard(source, 'request')
    const witnesses = answer.kind === 'witness' ? answer.witnesses : []
    expect(witnesses).not.toEqual([])
    const guard = source.startsWith('/')
      ? (url: string) => (new Function(`return ${source}`)() as RegExp).test(url)
      : (new Function(
          source.startsWith('const hosts')
            ? `${source}\nreturn isOurs`
            : `return (${source.replace('export default ', '')})`,
        )() as (url: string) => unknown)
    for (const { input, host } of witnesses) {
      expect(guard(input)).toBeTruthy()
      expect(new URL(input).host).toBe(host)
      expect(host).not.toMatch(/(?:^|\.)example\.com$/)
    }
    expect(new Set(witnesses.map(({ input }) => input)).size).toBe(witnesses.length)
  })

  test('the repaired text refuses every witness', () => {
    const source = "url => url.startsWith('https://example.com') || url === ''"
    const answer = checkGuard(source, 'request')
    if (answer.kind !== 'witness') throw new Error('There is one.')
    const guard = new Function(`return ${answer.repaired}`)() as (url: string) => boolean
    for (const { input } of answer.witnesses) expect(guard(input)).toBe(false)
    expect(guard('https://example.com/')).toBe(true)
    expect(checkGuard(answer.repaired ?? '', 'request').kind).toBe('none-found')
  })

  test('a script is a witness where the URL is visited', () => {
    const answer = checkGuard("url => !url.startsWith('javascript:')", 'navigation')
    const witnesses = answer.kind === 'witness' ? answer.witnesses : []
    for (const { input, host } of witnesses) {
      expect(host).toBeNull()
      expect(new URL(input).protocol).toBe('javascript:')
      expect(input.startsWith('javascript:')).toBe(false)
    }
    expect(witnesses.length).toBeGreaterThan(1)
  })

  test('none is found for a guard that holds', () => {
    const source = "url => new URL(url).origin === 'https://example.com'"
    expect(checkGuard(source, 'request')).toEqual({ kind: 'none-found', isProved: false })
  })

  test('there is none, which is proved, for a regular expression that holds', () => {
    const source = raw`/^https:\/\/example\.com\//`
    expect(checkGuard(source, 'request')).toEqual({ kind: 'none-found', isProved: true })
  })

  test.each([
    ['not-understood', "url => url.startsWith('https://example.com') && isFine(url)"],
    ['too-long', raw`/^(?:(?:a|[b-z]|.)+)+example\.com$/`],
    // Each match takes few steps, but all of them together take too many.
    ['too-long', raw`/([^\.]+)\.(?:([^\.]*)\.)?amazonaws\.com$/`],
  ])('the search says that it gave up: %s', (why, source) => {
    expect(checkGuard(source, 'request')).toEqual({ kind: 'gave-up', why })
  })

  test.each(['', 'a b', '1 + 1', '(a, b) => a'])('%j is not a guard', source => {
    expect(checkGuard(source)).toMatchObject({ kind: 'not-a-guard' })
  })
})
