import { fileURLToPath } from 'node:url'
import { findDialect, matchPattern, parsePattern } from '@hreflint/patterns'
import { build } from 'esbuild'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

/** What of Cloudflare's own sources is called: its reader of `_redirects`, and its matcher. */
interface Cloudflare {
  parseRedirects(text: string): { readonly rules: readonly { from: string; to: string }[] }
  generateRulesMatcher(
    rules: Readonly<Record<string, boolean>>,
  ): (request: { readonly request: { readonly url: string } }) => readonly boolean[]
}

let cloudflare: Cloudflare

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `export * from '@cloudflare/pages-shared/metadata-generator/parseRedirects'
        export * from '@cloudflare/pages-shared/asset-server/rulesEngine'`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    format: 'esm',
    write: false,
  })
  const code = encodeURIComponent(outputFiles[0]?.text ?? '')
  cloudflare = (await import(/* @vite-ignore */ `data:text/javascript,${code}`)) as Cloudflare
})

const dialect = findDialect('cloudflare')
const lines = findDialect('redirects')
if (dialect === undefined || lines === undefined) throw new Error('Cloudflare has a dialect.')

const segments = fc.constantFrom(
  'a',
  'b',
  ':id',
  ':name',
  ':id',
  '*',
  '*',
  ':id.html',
  'x-:y',
  '*.html',
  '(.*)',
  '(a|b)',
  ':path*',
  ':a:b',
  'é',
  '%20',
  'a?b=1',
  'a#b',
  'a+b',
  '[x]',
  ':1',
  ':',
  '',
)
const rules = fc.array(segments, { minLength: 1, maxLength: 4 }).map(parts => `/${parts.join('/')}`)
const paths = fc
  .array(
    fc.constantFrom(
      'a',
      'b',
      '1',
      'x-1',
      'a.html',
      '%C3%A9',
      '%20',
      '(.*)',
      ':1',
      '[x]',
      'a+b',
      '',
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map(parts => `/${parts.join('/')}`)

/** Whether Cloudflare's rule matches the paths; null if it drops the rule. */
function theirs(rule: string, candidates: readonly string[]): readonly boolean[] | null {
  const [read] = cloudflare.parseRedirects(`${rule} https://example.org/`).rules
  if (read === undefined) return null
  const match = cloudflare.generateRulesMatcher({ [read.from]: true })
  return candidates.map(
    path => match({ request: { url: `https://example.com${path}` } }).length > 0,
  )
}

test('20,000 rules and paths are read as Cloudflare reads them', () => {
  const cases = fc.sample(fc.tuple(rules, fc.array(paths, { minLength: 5, maxLength: 5 })), {
    numRuns: 4_000,
  })
  const differences = cases.flatMap(([rule, candidates]) => {
    const parsed = parsePattern(rule, dialect)
    const other = theirs(rule, candidates)
    // A rule whose expression does not compile is dropped without a word: it matches nothing.
    const ours = candidates.map(path => matchPattern(parsed, path) !== null)
    return ours.join() === (other ?? candidates.map(() => false)).join()
      ? []
      : [[rule, candidates.join(' '), ours.join(), other?.join()].join('\n')]
  })
  expect(differences.slice(0, 10)).toEqual([])
})

test('a witness is not matched, and a rule that does not compile matches nothing', () => {
  const found = fc.sample(rules, { numRuns: 4_000 }).flatMap(rule => {
    const { pattern, issues } = parsePattern(rule, dialect)
    return issues.map(({ code, witness }) => ({
      rule,
      code,
      isRead: pattern !== null,
      witness: witness ?? '/a',
    }))
  })
  const wrong = found.filter(({ rule, code, witness }) => {
    // Says that the query makes no difference.
    if (code === 'pattern/query-not-compared') return false
    const path = new URL(`https://example.com${witness}`).pathname
    return theirs(rule, [path])?.[0] === true
  })
  expect(found.length).toBeGreaterThan(200)
  expect(found.some(({ isRead }) => !isRead)).toBe(true)
  expect(wrong.slice(0, 10)).toEqual([])
})

test('the reader drops each line that is said not to compile', () => {
  const words = fc.constantFrom(
    '/a',
    '/b/*',
    'c',
    'https://example.org/',
    '/d/:splat',
    '301',
    '200',
    '# e',
  )
  const texts = fc
    .array(words, { minLength: 1, maxLength: 3 })
    .map(parts => `/old ${parts.join(' ')}`)
  const kept = fc
    .sample(texts, { numRuns: 1_000 })
    .filter(text => parsePattern(text, lines).pattern === null)
    .filter(text => cloudflare.parseRedirects(text).rules.length > 0)
  expect(kept).toEqual([])
})
