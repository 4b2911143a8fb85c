import { readFileSync } from 'node:fs'
import { findingCatalogue } from '@hreflint/linter'
import { expect, test } from 'vitest'

const page = readFileSync(new URL('../../docs/style/messages.md', import.meta.url), 'utf8')

/** Rows of a code: what it said before and after one rewrite. Rows of titles have no code. */
const rows = [...page.matchAll(/^\| `([a-z\d-]+)` \| (.+) \| (.+) \|$/gm)].map(
  ([, name = '', before = '', after = '']) => ({
    name,
    before: plain(before),
    after: plain(after),
  }),
)

/** A text without Markdown's escapes, and with the same mark for each part that comes from a URL. */
function plain(text: string): string {
  return text.replaceAll(/\\(.)/g, '$1').replaceAll(/⟨[^⟩]*⟩|\{\{[^}]*\}\}/g, '⟨⟩')
}

/** What a code says today, in any specification that has it. */
function saidNow(name: string): readonly string[] {
  return [...findingCatalogue.values()]
    .filter(({ code }) => code.endsWith(`/${name}`))
    .flatMap(({ message, why, notes = '' }) => [plain(message), plain(why), plain(notes)])
}

test('a text after a rewrite is what the code says today, or has been rewritten again', () => {
  expect(rows.length).toBeGreaterThan(250)
  const stale = rows.filter(
    ({ name, after }) =>
      !saidNow(name).some(text => text.includes(after)) &&
      !rows.some(row => row.name === name && row.before === after),
  )
  expect(stale).toEqual([])
})
