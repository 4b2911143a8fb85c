import { execFileSync } from 'node:child_process'
import { findDialect, parsePattern, patternIssues } from '@hreflint/patterns'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { urlPatterns } from '../../patterns/arbitraries.ts'
import { shareOf } from '../../support/laws/share.ts'
import { marked } from '../../support/marked.ts'

const dialect = findDialect('urlpattern')
if (dialect === undefined) throw new Error('There are URL patterns.')

/** Whether the `URLPattern` of Node 24 matches, for each pattern and URL. */
const program = `
  let text = ''
  process.stdin.setEncoding('utf8').on('data', chunk => { text += chunk }).on('end', () => {
    const answers = JSON.parse(text).map(([pattern, url]) => new URLPattern(pattern).test(url))
    process.stdout.write(JSON.stringify(answers))
  })`

const hosts = fc.constantFrom(
  '*example.com',
  'example.com*',
  '192.168.*',
  '192.168.1.*',
  '(a.b|c.d)',
  '*',
)
const ports = fc.constantFrom('', ':80', ':443', ':8080')
const schemes = fc.constantFrom('https', 'http', 'http{s}?', '*')
const likely = fc
  .tuple(schemes, hosts, ports, fc.constantFrom('/', '/*', '/a/:b', ''))
  .map(([scheme, host, port, path]) => `${scheme}://${host}${port}${path}`)

test('every witness holds in URLPattern of Node 24', () => {
  const written = patternIssues.flatMap(({ examples }) =>
    examples.flatMap(each => (each.dialect === 'urlpattern' ? [marked(each.pattern).text] : [])),
  )
  const generated = fc.sample(fc.oneof(likely, urlPatterns), { numRuns: shareOf(20_000) })
  const witnessed = [...written, ...generated].flatMap(pattern =>
    parsePattern(pattern, dialect).issues.flatMap(({ kind, witness }) =>
      witness === null ? [] : [{ pattern, witness, matches: kind === 'more' }],
    ),
  )
  expect(witnessed.length).toBeGreaterThan(written.length)
  const input = JSON.stringify(witnessed.map(({ pattern, witness }) => [pattern, witness]))
  const output = execFileSync('npx', ['-y', 'node@24', '-e', program], {
    input,
    maxBuffer: 2 ** 28,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const answers = JSON.parse(output.toString()) as readonly boolean[]
  expect(witnessed.filter(({ matches }, index) => answers[index] !== matches)).toEqual([])
})
