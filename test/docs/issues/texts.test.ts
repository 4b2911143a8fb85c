import { findSpec, specs } from '@hreflint/core/specs'
import { findingCatalogue } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { readDocument } from '../documents.ts'

// What the page of a code says of the code agrees with its definition.

const namespaceOf = (code: string) => code.slice(0, code.indexOf('/'))
const specOf = (code: string) => specs.find(({ id }) => id === namespaceOf(code))

/** Words that the owner of a clause is called by, for the hosts of clauses of codes without a specification. */
const owners: readonly (readonly [RegExp, RegExp])[] = [
  [/^https:\/\/url\.spec\.whatwg\.org\//, /URL Standard/],
  [/^https:\/\/html\.spec\.whatwg\.org\//, /HTML Standard/],
  [/^https:\/\/fetch\.spec\.whatwg\.org\//, /Fetch Standard/],
  [/\brfc\d+/, /RFC \d+/],
  [/^https:\/\/www\.unicode\.org\//, /Unicode/],
  [/^https:\/\/docs\.npmjs\.com\//, /npm/],
  [/^https:\/\/spec\.commonmark\.org\//, /CommonMark/],
  [/^https:\/\/www\.postgresql\.org\//, /PostgreSQL/],
  [/^https:\/\/developer\.x\.com\//, /of X$/],
]

describe.each([...findingCatalogue])('%s', (code, { kind, clause }) => {
  const page = readDocument(`docs/issues/${code}.md`)
  const said = page.split('\n').find(line => line.startsWith('- **')) ?? ''

  test('lists no driver that says only that the scheme is not its own', () => {
    const others = page.match(/^\| \[.*\]\(\.\.\/(.*)\/(?:missing|wrong)-scheme\.md\).*$/gm) ?? []
    const drivers = others.filter(row => {
      const spec = /^\| \[([^\]]*)\]/.exec(row)?.[1] ?? ''
      return findSpec(spec).schemes !== undefined && spec !== namespaceOf(code)
    })
    expect(drivers).toEqual([])
  })

  test('shows no placeholder of a template as it is', () => {
    expect(page).not.toContain('{{')
    expect(page).not.toMatch(/[^*]\*[a-z ]+\*\*[a-z ]+\*/)
  })

  test('shows no value that nobody meant to show', () => {
    const prose = page.replaceAll(
      /^```[\s\S]*?^```$|`[^`\n]*`|\]\([^)]*\)|<code>.*?<\/code>/gm,
      'x',
    )
    expect(prose).not.toMatch(/\b(?:undefined|NaN|null)\b|\[object /)
    expect(prose).not.toMatch(/[a-z] {2,}[a-z]| [,.;](?: |$)/m)
  })

  test('explains line breaks that it writes as escapes', () => {
    const escapes = /\\n/.test(page)
    expect(page.includes('In the example, `\\n` is a line break.')).toBe(escapes)
  })

  test('sends nobody to ESLint for what ESLint does not report', () => {
    const isOfRuns = page.includes('Reported only by a run')
    if (isOfRuns) expect(page).not.toMatch(/eslint-disable|eslint\.config/)
    expect(page).toMatch(isOfRuns || page.includes('does not report this') ? /plugin/ : /eslint/)
  })

  test('says of the kind what the kind means', () => {
    const { schemes } = specOf(code) ?? {}
    if (['divergence', 'pattern', 'policy', 'redirect', 'site'].includes(namespaceOf(code))) {
      expect(said).not.toMatch(/browsers|drivers|broken reference|does not exist/i)
    } else if (namespaceOf(code) === 'reference') expect(said).toMatch(/Broken reference/)
    else {
      expect(said).toMatch(kind === 'parse-exception' ? /Parse exception/ : /Conformance error/)
      expect(said).toMatch(
        kind === 'parse-exception' ? /reject|is not a URL/ : /accept|can be parsed/,
      )
      expect(/drivers/.test(said)).toBe(schemes !== undefined)
    }
    expect(said).not.toContain('repair')
  })

  test('names who publishes the clause', () => {
    const line = page.split('\n').find(each => /^- .*\b[Tt]he clause\]/.test(each)) ?? ''
    expect(line.includes(`(${clause})`)).toBe(clause !== null)
    if (clause === null) return
    const name = line.replaceAll(/\[[^\]]*\]\([^)]*\)/g, '')
    const [rfc] = /\brfc\d+/.exec(clause) ?? []
    if (rfc !== undefined) expect(name).toContain(rfc.replace('rfc', 'RFC '))
    else if (specOf(code) !== undefined) expect(name).toContain(findSpec(namespaceOf(code)).title)
    else expect(name).toMatch(owners.find(([host]) => host.test(clause))?.[1] ?? /^nobody$/)
  })

  test('lists only drivers that are for the scheme of the example', () => {
    const others = [...page.matchAll(/\]\(\.\.\/(\w+)\/wrong-scheme\.md\)/g)].map(([, id]) => id)
    expect(others.filter(id => id !== namespaceOf(code))).toEqual([])
  })
})
