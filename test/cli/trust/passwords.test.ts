import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { git, repositoryWith } from '../support/git-repository.ts'
import { folderWith, runCli } from '../support/run-cli.ts'

// Reports, caches and logs are read by more people than the documents they are about.

/** The lines of an output that have the password. */
function leaks(output: string): readonly string[] {
  return output.split('\n').filter(line => line.includes('hunter2'))
}

/** URLs with a mistake somewhere, written with an easy password. */
const urls = [
  'https://ada:hunter2@example.com/',
  'https://ada:hunter2@example.com/a b',
  'https:\\\\ada:hunter2@example.com\\a b',
  'https:ada:hunter2@example.com/a|b',
  '//ada:hunter2@example.com/a b',
  'https://ada:hunter2@exa mple.com/',
  'https://ada:hunter2@example.com:70000/',
  'https://ada:hunter2@@example.com/',
  'https://ada:hunter2 hunter2@example.com/',
  'https://ada:hunter2|hunter2|hunter2|hunter2@example.com/',
  'https://ada:hunter2/hunter2@example.com/',
  'https://ada:hunter2?hunter2#hunter2@example.com/',
  'https://ada:%hunter2%@example.com/a b',
  'https://:hunter2@example.com/a b',
  'https://ada@home:hunter2@example.com/a b',
  'ssh://git:hunter2@example.com/a b',
  'postgres://ada:hunter2@db.example/a b',
  'postgres://ada:hunter2/hunter2@db:5432/x',
  'postgres://ada:12/hunter2@db:5432/x',
  'postgres://ada:hunter2@hunter2/x?hunter2#hunter2@db:5432/x',
  'postgres://db/x?password=hunter2&sslmod=require',
  'mysql://ada:#hunter2@localhost/x',
  'mysql://ada:hunter2?hunter2@tcp(localhost:3306)/x',
  'redis://:hunter2/hunter2@cache:6379/0',
  'redis://:hunter2[hunter2@cache:6379/0',
  'amqp://ada:hunter2%hunter2@mq/x',
  'mongodb://ada:hunter2:hunter2@a,b/x',
  'mongodb://ada@home:hunter2@a,b/x',
  'mongodb+srv://ada:hunter2/hunter2?hunter2=hunter2&hunter2@a.example.net/x',
  'sqlserver://db:1433;user=ada;password=hunter2;a b',
  '/login?next=https://ada:hunter2@example.com/a b',
  'https://example.com/a b?u=ftp://ada:hunter2@example.com/',
  ' https://ada:hunter2@example.com/',
  'https://ada:hunter2@\u00AD/',
  'blob:https://ada:hunter2@example.com/a b',
]

const documents: Readonly<Record<string, string>> = {
  'a.html': `<base href="https://ada:hunter2@example.com/a b">\n${urls
    .map(url => `<a href="${url}">x</a> <img src='${url}'>`)
    .join('\n')}`,
  'bases.html': [
    '<a href="x"><base href="https&colon;//ada&colon;hunter2&commat;example.com/">',
    '<base href="https://ada:hun&#x74;er2&#64;example.com/">',
    '<base href="https&colon;//ada&colon;hunter2&commat;example.com/c">',
  ].join('\n'),
  'entities.html': [
    '<a href="https&colon;//ada&colon;hunter2&commat;example.com/a b">',
    '<a href="https://ada:hun&#x74;er2&#64;example.com/a b">',
    '<a href="https://ada:\n  hunter2@example.com/a b">',
  ].join('\n'),
  'b.css': urls.map(url => `a { background: url("${url.replaceAll('\\', '\\\\')}") }`).join('\n'),
  'c.md': urls.map(url => `[x](<${url}>)\n`).join('\n'),
  'd.env': urls.map((url, index) => `A${index}=${url}\nB${index}="${url}"`).join('\n'),
  'e.yml': urls.map(url => `- '${url}'\n- A=${url}`).join('\n'),
  'f.toml': urls.map((url, index) => `a${index} = '${url}'`).join('\n'),
}

const formats =
  'text compact brief json ndjson sarif github gitlab junit checkstyle markdown'.split(' ')

describe('no password in a report', () => {
  test.each(formats)('%s', async format => {
    const cwd = folderWith(documents)
    const settings = ['--spec', 'whatwg', '--document-url', 'https://ada:hunter2@example.com/']
    for (const more of [[], settings, ['--spec', 'rfc3986'], ['--config', 'all.json']]) {
      writeFileSync(join(cwd, 'all.json'), '{ "severities": { "divergence/*": "warning" } }')
      const { stdout, stderr } = await runCli(['--format', format, ...more, '.'], { cwd })
      expect(stdout).toContain('a.html')
      expect(leaks(stdout + stderr)).toEqual([])
    }
  })

  test('what is shown of a URL is where it leads without it, and where the mistake is', async () => {
    const cwd = folderWith({ 'a.html': '<a href="https://ada:hunter2@example.com/a b">' })
    const { stdout } = await runCli(['--format', 'text', 'a.html'], { cwd })
    expect(stdout).toContain('  1 │ <a href="https://ada:***@example.com/a b">\n')
    expect(stdout).toMatch(/\n {4}│ {39}\^\n/)
  })

  test('nor what is no password', async () => {
    const url = 'https://example.com:8080/@ada/a b'
    const cwd = folderWith({ 'a.html': `<a href="${url}"><a href="mailto:ada:b@example.com/a b">` })
    const { stdout } = await runCli(['--format', 'json', 'a.html'], { cwd })
    expect(JSON.parse(stdout)[0].findings.map((finding: { url: string }) => finding.url)).toEqual([
      url,
      'mailto:ada:b@example.com/a b',
    ])
  })
})

describe('no password elsewhere', () => {
  test.each([
    ['documents', []],
    ['a site', ['--references', 'fragments']],
  ])('in a cache of %s', async (_name, more) => {
    // Browsers take this for the path of a file.
    const path = '<a href="https:/ada:hunter2@example.com/a b"><a href="ada:hunter2@example.com/">'
    const cwd = folderWith({ ...documents, 'g.html': path })
    const cached = ['--cache', '--cache-location', 'cache', ...more]
    await runCli([...cached, '.'], { cwd })
    for (const format of formats) {
      const again = await runCli([...cached, '--format', format, '.'], { cwd })
      const uncached = await runCli([...more, '--format', format, '.'], { cwd })
      expect(again, format).toEqual(uncached)
    }
    expect(readFileSync(join(cwd, 'cache'), 'utf8')).not.toContain('hunter2')
  })

  test.each(urls)('in what is said of one URL: %s', async url => {
    const cwd = folderWith({})
    const base = ['--base', 'https://ada:hunter2@example.com/']
    for (const args of [
      ['explain', url],
      ['explain', url, ...base],
      ['parse', url, ...base],
      ['parse', url, '--format', 'json', ...base],
      ['compare', url, ...base],
      ['compare', url, '--format', 'json'],
      ['pattern', url, url],
    ]) {
      const { stdout, stderr } = await runCli(args, { cwd })
      expect(stdout).not.toBe('')
      expect(leaks(stdout + stderr)).toEqual([])
    }
  })

  test('in a diff, which says that it cannot be applied', async () => {
    const cwd = folderWith(documents)
    const { stdout, stderr } = await runCli(['--fix-dry-run', 'a.html', 'c.md'], { cwd })
    expect(stdout).toContain('a%20b')
    expect(leaks(stdout)).toEqual([])
    expect(stderr).toContain('a.html: This diff cannot be applied because it leaves out passwords')
  })

  test('in what is said about options and configurations', async () => {
    const cwd = folderWith({
      'hreflint.config.json': '{ "siteUrl": "https://ada:hunter2@example.com/" }',
      'a.html': '<a href="b c">',
    })
    for (const args of [
      ['--print-config', 'a.html'],
      ['--document-url', '//ada:hunter2@h'],
      ['.'],
    ]) {
      const { stdout, stderr } = await runCli(args, { cwd })
      expect(`${stdout}${stderr}`).not.toBe('')
      expect(leaks(stdout + stderr)).toEqual([])
    }
  })

  // The name of a file is shown as it is found, with one slash for two.
  test.each([
    [['--config']],
    [['--baseline']],
    [['--files-from']],
    [['--root']],
    [['--print-config']],
    [['--cache', '--cache-location']],
    [['--output']],
    [['merge']],
    [['move', 'a.html']],
    [['explain']],
    [[]],
  ])('in what is said of a URL in place of a file: %j', async args => {
    for (const url of ['postgres://ada:hunter2@db/x/', 'ftps://ada@home:hunter2,@/h/<x>']) {
      const cwd = folderWith({ 'a.html': '<a href="b c">' })
      const { stdout, stderr } = await runCli([...args, url], { cwd })
      expect(leaks(stdout + stderr)).toEqual([])
    }
  })

  test('in the findings of a diff', async () => {
    const cwd = repositoryWith({ 'a.html': '' })
    writeFileSync(join(cwd, 'a.html'), documents['a.html'] ?? '')
    git(cwd, 'add', 'a.html')
    const { stdout } = await runCli(['--staged'], { cwd })
    expect(stdout).toContain('a.html')
    expect(leaks(stdout)).toEqual([])
  })
})

describe('a suggestion that writes a password', () => {
  const url = 'https://admin:let/me#1in@api.example.com/'
  const titles = [
    'Percent-encode the password, which leads to https://api.example.com/',
    'Remove the port, which leads to https://admin/',
  ]

  test('is named where its text is left out', async () => {
    const cwd = folderWith({ 'a.env': `A=${url}` })
    const { stdout } = await runCli(['--format', 'json', '.'], { cwd })
    const [{ fixes }] = JSON.parse(stdout)[0].findings
    expect(fixes.map(({ title }: { title: string }) => title)).toEqual(titles)
    expect(fixes[0].edits).toEqual([])
  })

  // Who applies the first that is offered would apply what is offered only as the second.
  test.each(['sarif', 'rdjson'])('leaves those after it out of %s', async format => {
    const cwd = folderWith({ 'a.env': `A=${url}` })
    const { stdout } = await runCli(['--format', format, '.'], { cwd })
    expect(stdout).toContain('whatwg/port-invalid')
    expect(stdout).not.toMatch(/artifactChanges|suggestions/)
  })
})

test('fixes know the password, and keep it', async () => {
  const cwd = folderWith({ 'a.html': '<a href="https://ada:hun@ter2@example.com/a b">' })
  await runCli(['--fix', 'a.html'], { cwd })
  const fixed = readFileSync(join(cwd, 'a.html'), 'utf8')
  expect(fixed).toBe('<a href="https://ada:hun%40ter2@example.com/a%20b">')
})
