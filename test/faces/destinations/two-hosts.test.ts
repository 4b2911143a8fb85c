import { Linter } from 'eslint'
import plugin from 'eslint-plugin-hreflint'
import { examineUrl } from '@hreflint/site/url/examine-url'
import { firstState } from '@hreflint/site/url/url-state'
import { expect, test } from 'vitest'
import { folderWith, runCli } from '../../cli/support/run-cli.ts'
import { plainSubject, service } from '../../language-service/marked-document.ts'

// Every face names both hosts of a URL that browsers and other programs read differently, and says where its fix leads.

const url = 'http://good.example\\@evil.example/'
const hosts = 'Browsers go to good.example, but curl goes to evil.example, and Python'
/** What holds only where all programs go to one host. */
const page = 'finds no such page'
const fix = 'Percent-encode as %5C, which leads to http://evil.example/'

test('a report', async () => {
  const cwd = folderWith({ 'a.html': `<a href="${url}">x</a>` })
  const { stdout } = await runCli(['a.html'], { cwd })
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain(hosts)
  expect(stdout).toContain(`Suggestion: ${fix}`)
  expect(stdout).not.toContain(page)
})

test.each(['parse', 'explain'])('hreflint %s', async command => {
  const { stdout } = await runCli([command, url], { cwd: '/' })
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain(hosts)
  expect(stdout).toContain(`Suggestion: ${fix}`)
  expect(stdout).not.toContain(page)
})

test('ESLint', () => {
  const [message] = new Linter().verify(`fetch(${JSON.stringify(url)})`, {
    plugins: { hreflint: plugin },
    rules: { 'hreflint/no-conformance-error': 'error' },
  } as unknown as Linter.Config)
  expect(message?.message).toContain(hosts)
  expect(message?.message).not.toContain(page)
  expect(message?.suggestions?.map(({ desc }) => desc)).toContainEqual(expect.stringContaining(fix))
})

test('an editor', () => {
  const subject = plainSubject(`<a href="${url}">x</a>`)
  const diagnostics = service.diagnostics(subject)
  const [range] = diagnostics.map(({ range }) => range)
  if (range === undefined) throw new Error('There is no diagnostic.')
  expect(diagnostics[0]?.message).toContain(hosts)
  const shown = JSON.stringify([diagnostics, service.hover(subject, range.start)])
  expect(shown).toContain(hosts)
  expect(shown).not.toContain(page)
  expect(
    service.codeActions(subject, range, { diagnostics }).map(({ title }) => title),
  ).toContainEqual(expect.stringContaining(fix))
})

test('the explorer', () => {
  const { issues } = examineUrl({ ...firstState, url })
  expect(issues.map(({ message }) => message)).toEqual([expect.stringContaining(hosts)])
  expect(issues[0]?.why).not.toContain(page)
  expect(issues[0]?.fixes.map(({ title }) => title)).toContain(fix)
})

test.each([
  'http://good.example\\@[::1]/',
  'http://good.example\\a:b@1.2.3.4.5/',
  'ftp://good.example:21\\a\\b@evil_1/',
])('a host that some programs reject: %s', async url => {
  const { stdout } = await runCli(['explain', url], { cwd: '/' })
  expect(stdout).toContain('take the host after the `@`, or reject the URL')
  expect(stdout).not.toContain(page)
})

test.each(['http://good.example/a\\b@c', 'http://good.example\\a/b@c'])(
  'one host, and an @ in the path: %s',
  async url => {
    const { stdout } = await runCli(['explain', url], { cwd: '/' })
    expect(stdout).toContain(page)
  },
)
