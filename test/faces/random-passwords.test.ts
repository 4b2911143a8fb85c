import { compare } from '@hreflint/core'
import { maskedComparison, withoutPasswordsOf } from '@hreflint/core/masked'
import { connectionSpecs, specs } from '@hreflint/core/specs'
import type { Finding } from '@hreflint/linter'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reporters } from '../../packages/cli/src/reporters/index.ts'
import { FileReport } from '../../packages/cli/src/reporters/reporter.ts'
import { lintOnSite } from '../references/tiny-site.ts'

// Words that occur in nothing else that hreflint says.
const word = fc.string({ unit: fc.constantFrom('Q', 'X', 'Z'), minLength: 2, maxLength: 7 })
const delimiter = fc.constantFrom(...'/?#@:%[]|\\^`{}')

/**
 * Passwords that parsers divide in many ways. In `https://ada:pass@word/x@example.com/`, nobody can
 * tell `word` from a host and `x@example.com` from a path.
 */
const password = fc
  .tuple(word, fc.array(fc.tuple(delimiter, word), { maxLength: 3 }))
  .map(([first, others]) => first + others.flat().join(''))
  .filter(text => !/@.*[/?#\\]/.test(text))

const start = fc.constantFrom(
  'https://ada:',
  'https:ada:',
  'https:\\\\ada:',
  '//ada:',
  'ftp://:',
  'postgres://ada:',
  'redis://:',
  'mongodb://ada:',
  '/login?next=https://ada:',
)
const end = fc.constantFrom('example.com/', 'example.com:70000/a b', 'db:5432/x|y', 'a_b/%')
const url = fc
  .tuple(start, password, end)
  .map(([before, secret, after]) => ({ secret, text: `${before}${secret}@${after}` }))

/** A fix edits this password in two places, and SARIF joins its edits. */
const betweenEdits = { secret: 'QQQQ]QQ/QQ', text: 'ftp://:QQQQ]QQ/QQ@example.com/' }

/** A password as a word of its own, and each longer part of it, wherever it is. */
function secretsIn(secret: string): RegExp {
  const parts = secret.match(/[QXZ]{4,}/g) ?? []
  const whole = secret.replaceAll(/[^QXZ]/g, String.raw`\$&`)
  return new RegExp([...parts, `(?<![A-Za-z0-9])${whole}(?![A-Za-z0-9])`].join('|'))
}

const site = { files: { 'a.html': '' }, siteUrl: 'https://example.com/' }
const asked = ['divergence/*', 'reference/*', 'whatwg/credentials']

function findingsOf(text: string): {
  readonly html: string
  readonly findings: readonly Finding[]
} {
  const html = `<a href="${text}">x</a>`
  return { html, findings: lintOnSite(html, site, ...asked).findings }
}

const context = {
  version: '0.0.0',
  color: false,
  hyperlinks: false,
  width: 80,
  proseWidth: 80,
  fromRepository: (path: string) => path,
}

describe('no password of a URL is in', () => {
  test('what a finding says', () => {
    let count = 0
    fc.assert(
      fc.property(url, ({ secret, text }) => {
        for (const finding of findingsOf(text).findings) {
          const { message, why, related, fixes } = finding
          const said = [message, why, finding.url, ...related.map(one => one.message)]
          const titles = fixes.map(({ title }) => title)
          expect([...said, ...titles].join('\n')).not.toMatch(secretsIn(secret))
          count += 1
        }
      }),
    )
    expect(count).toBeGreaterThan(100)
  })

  test.each(Object.entries(reporters))('a report in the format %s', async (_, load) => {
    const create = await load()
    fc.assert(
      fc.property(url, ({ secret, text }) => {
        const { html, findings } = findingsOf(text)
        const output = [...create(context).file(new FileReport('a.html', html, findings))].join('')
        expect(output).not.toMatch(secretsIn(secret))
      }),
      { numRuns: 30, examples: [[betweenEdits]] },
    )
  })

  test('what specifications make of it', () => {
    fc.assert(
      fc.property(url, ({ secret, text }) => {
        const { readings, divergences } = maskedComparison(
          compare(text, [...specs, ...connectionSpecs]),
        )
        const output = JSON.stringify({ readings, divergences })
        expect(withoutPasswordsOf(output, text)).not.toMatch(secretsIn(secret))
      }),
      { numRuns: 30 },
    )
  })
})

test('a short password is masked as a word of its own, and nowhere else', () => {
  const shown = withoutPasswordsOf('ab cab ab1 /ab@x "ab" ab', 'https://ada:ab@example.com/')
  expect(shown).toBe('*** cab ab1 /***@x "***" ***')
})
