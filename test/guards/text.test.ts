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
    const input = answer.kind === 'witness' ? answer.witness.input : ''
    const guard = source.startsWith('/')
      ? (url: string) => (new Function(`return ${source}`)() as RegExp).test(url)
      : (new Function(
          source.startsWith('const hosts')
            ? `${source}\nreturn isOurs`
            : `return (${source.replace('export default ', '')})`,
        )() as (url: string) => unknown)
    expect(guard(input)).toBeTruthy()
    expect(new URL(input).host).not.toMatch(/(?:^|\.)example\.com$/)
  })

  test('none is found for a guard that holds', () => {
    const source = "url => new URL(url).origin === 'https://example.com'"
    expect(checkGuard(source, 'request')).toEqual({ kind: 'none-found' })
  })

  test.each(['', 'a b', '1 + 1', '(a, b) => a'])('%j is not a guard', source => {
    expect(checkGuard(source)).toMatchObject({ kind: 'not-a-guard' })
  })
})
