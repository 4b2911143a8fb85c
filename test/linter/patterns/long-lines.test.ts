import { locateDocument } from '@hreflint/documents'
import { lintDocument } from '@hreflint/linter'
import { anchorsOf, findProfile } from '@hreflint/references'
import { expect, test } from 'vitest'

function idsOf(document: string): number {
  const { structure } = locateDocument(document, 'markdown', { structure: true })
  return structure === undefined
    ? 0
    : anchorsOf(structure, findProfile('docusaurus')).offered.length
}

// Long before, whoever writes such a line: what is excluded is a time that grows with the square of its length.
test.each<[what: string, read: (length: number) => unknown]>([
  ['blanks in a redirect', n => lintDocument(`/a ${' '.repeat(n)}x\n`, 'redirects')],
  [
    'a long word in a redirect',
    n => lintDocument(`a = "https://a/${'b'.repeat(n)} c"`, 'redirects'),
  ],
  ['blanks in a unit of systemd', n => lintDocument(`${' '.repeat(n)}x`, 'systemd')],
  ['hidden tags', n => lintDocument(`<a href="https://a/${'\u{E0061}'.repeat(n)}">`, 'html')],
  ['blanks in a heading', n => idsOf(`# a${' '.repeat(n)}b {x\n`)],
  ['blanks in braces in a heading', n => idsOf(`# a {${' '.repeat(n / 8)}x\n`)],
])(
  '%s',
  (_, read) => {
    const workOf = (length: number): number => {
      const start = process.cpuUsage()
      read(length)
      const { user, system } = process.cpuUsage(start)
      return (user + system) / 1000
    }
    workOf(100)
    expect(Math.min(workOf(100_000), workOf(100_000))).toBeLessThan(2_000)
  },
  300_000,
)
