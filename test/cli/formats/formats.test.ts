import { pageOf } from '@hreflint/core/internal'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { folderWith, runCli } from '../support/run-cli.ts'

const exception = '<a href="https://a:70000/">'
const space = '<a href="/a b">'
const site = { 'a & b,c:%.html': `${space}\n${exception}\n`, 'clean.html': '<a href="/">' }

async function report(format: string, files: Record<string, string> = site) {
  const cwd = folderWith(files)
  const run = await runCli(['--format', format, '.'], { cwd })
  expect(run.stderr).toBe('')
  return run.stdout
}

describe('compact', () => {
  test('has one line for each finding', async () => {
    expect(await report('compact')).toBe(
      'a & b,c:%.html:1:12: warning whatwg/unescaped-space The path contains a space that is not percent-encoded.\n' +
        'a & b,c:%.html:2:20: error whatwg/port-out-of-range Port 70000 is out of range: the highest port is 65535.\n',
    )
  })
})

describe('brief', () => {
  test('has errors first, then warnings, and what to write instead', async () => {
    expect(await report('brief')).toBe(
      'a & b,c:%.html:2:20: error whatwg/port-out-of-range Port 70000 is out of range: the highest port is 65535. Suggestion: Remove the port\n' +
        'a & b,c:%.html:1:12: warning whatwg/unescaped-space The path contains a space that is not percent-encoded. Fix: Percent-encode as %20\n',
    )
  })

  test.each([
    [45, 3, 40, 0, 'Left out: 5 errors, 3 warnings'],
    [3, 100, 3, 37, 'Left out: 63 warnings'],
    [40, 0, 40, 0, null],
    [0, 0, 0, 0, null],
  ])('%i errors and %i warnings', async (errors, warnings, shownErrors, shownWarnings, last) => {
    const files = {
      'a.html': `${space}\n`.repeat(warnings),
      'b.html': `${exception}\n`.repeat(errors),
    }
    const lines = (await report('brief', files)).split('\n').slice(0, -1)
    const count = (part: string) => lines.filter(line => line.includes(part)).length
    expect([count(': error '), count(': warning ')]).toEqual([shownErrors, shownWarnings])
    expect(lines.length).toBeLessThanOrEqual(41)
    expect(lines.slice(shownErrors + shownWarnings)).toEqual(last === null ? [] : [last])
  })
})

describe('ndjson', () => {
  test('has the objects of json, each with its file', async () => {
    const lines = (await report('ndjson'))
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line))
    const [file] = JSON.parse(await report('json'))
    expect(lines).toEqual(
      file.findings.map((finding: object) => ({ filePath: file.filePath, ...finding })),
    )
  })
})

describe('sarif', () => {
  const require = createRequire(import.meta.url)
  const schemaPath = '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'
  // Written in draft-04, of which it uses nothing that later drafts read differently but `id`.
  const {
    $schema: _draft,
    id: _id,
    ...schema
  } = JSON.parse(readFileSync(require.resolve(schemaPath), 'utf8'))
  const validate = new Ajv({
    strict: false,
    unicodeRegExp: false,
    validateFormats: false,
  }).compile(schema)

  test.each([
    ['findings', site],
    ['none', { 'a.html': '' }],
  ])('is valid with %s', async (_, files) => {
    const log = JSON.parse(await report('sarif', files))
    validate(log)
    expect(validate.errors).toBeNull()
  })

  test('has rules, places, fixes and fingerprints', async () => {
    const [run] = JSON.parse(await report('sarif')).runs
    expect(run.columnKind).toBe('utf16CodeUnits')
    expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual([
      'whatwg/port-out-of-range',
      'whatwg/unescaped-space',
    ])
    expect(run.results[0]).toMatchObject({
      ruleId: 'whatwg/unescaped-space',
      level: 'warning',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'a%20%26%20b%2Cc%3A%25.html', uriBaseId: '%SRCROOT%' },
            region: { startLine: 1, startColumn: 12, endLine: 1, endColumn: 13 },
          },
        },
      ],
      fixes: [{ artifactChanges: [{ replacements: [{ insertedContent: { text: '%20' } }] }] }],
    })
  })

  // reviewdog takes each replacement for a suggestion of its own, reads the content of each, and offers
  // the last fix.
  test.each([
    ['a deletion', '<a href="https://e.example/a\tb">', ''],
    ['a fix in two places', '日<a href="/a b c d e f g">', '%20b%20c%20d%20e%20f%20'],
  ])('%s is one replacement with a content', async (_, page, text) => {
    const [run] = JSON.parse(await report('sarif', { 'a.html': page })).runs
    for (const { fixes } of run.results) {
      expect(fixes).toHaveLength(1)
      const [{ artifactChanges }] = fixes
      expect(artifactChanges).toHaveLength(1)
      const [{ replacements }] = artifactChanges
      expect(replacements).toEqual([
        { deletedRegion: expect.objectContaining({ startLine: 1 }), insertedContent: { text } },
      ])
    }
    expect(run.results).not.toEqual([])
  })

  test('fingerprints outlive changes elsewhere, and are different for equal findings', async () => {
    const prints = async (text: string): Promise<string[]> =>
      JSON.parse(await report('sarif', { 'a.html': text })).runs[0].results.map(
        (result: { partialFingerprints: object }) => JSON.stringify(result.partialFingerprints),
      )
    const before = await prints(`${space}${exception}${space}`)
    expect(new Set(before).size).toBe(3)
    expect(await prints(`\n\n<p>new</p>${space}\n${exception}<a href="/c d">${space}`)).toEqual(
      expect.arrayContaining(before),
    )
  })
})

describe('github', () => {
  test('has workflow commands', async () => {
    const [first = '', second = ''] = (await report('github')).split('\n')
    expect(first).toMatch(
      /^::warning file=a & b%2Cc%3A%25\.html,line=1,endLine=1,col=12,endColumn=13,title=whatwg\/unescaped-space::The path .*%2520.*$/,
    )
    expect(second).toMatch(/^::error file=a & b%2Cc%3A%25\.html,line=2,/)
  })
})

describe('gitlab', () => {
  test('has one entry for each finding, with a fingerprint of its own', async () => {
    const entries = JSON.parse(await report('gitlab'))
    expect(entries).toEqual([
      {
        description: 'The path contains a space that is not percent-encoded.',
        check_name: 'whatwg/unescaped-space',
        fingerprint: expect.stringMatching(/^[\da-f]{32}$/),
        severity: 'minor',
        location: { path: 'a & b,c:%.html', lines: { begin: 1, end: 1 } },
      },
      expect.objectContaining({ severity: 'major', check_name: 'whatwg/port-out-of-range' }),
    ])
    expect(entries[0].fingerprint).not.toBe(entries[1].fingerprint)
  })

  test('is an empty list for nothing', async () => {
    expect(JSON.parse(await report('gitlab', { 'a.html': '' }))).toEqual([])
  })
})

describe('junit and checkstyle', () => {
  const odd = { 'a<"&\u0001>.html': `${space}\n<a href="https://a\u0001b/">` }

  test('junit has a suite for each file', async () => {
    const lines = (await report('junit')).split('\n')
    expect(lines).toEqual([
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<testsuites name="hreflint">',
      '  <testsuite name="a &#38; b,c:%.html" tests="2" failures="2" errors="0">',
      '    <testcase name="whatwg/unescaped-space 1:12" classname="a &#38; b,c:%.html">',
      expect.stringMatching(/^ {6}<failure type="warning" message="The path .*">.*<\/failure>$/),
      '    </testcase>',
      '    <testcase name="whatwg/port-out-of-range 2:20" classname="a &#38; b,c:%.html">',
      expect.stringMatching(/^ {6}<failure type="error" message="Port 70000 is out of range/),
      '    </testcase>',
      '  </testsuite>',
      '  <testsuite name="clean.html" tests="1" failures="0" errors="0">',
      '    <testcase name="hreflint" classname="clean.html"/>',
      '  </testsuite>',
      '</testsuites>',
      '',
    ])
  })

  test('checkstyle has a file for each file with findings', async () => {
    const xml = await report('checkstyle')
    expect(xml).toContain('  <file name="a &#38; b,c:%.html">\n')
    expect(xml).toContain(
      '    <error line="1" column="12" severity="warning" message="The path contains a space that is not percent-encoded." source="hreflint.whatwg/unescaped-space"/>\n',
    )
    expect(xml).not.toContain('clean.html')
  })

  test.each(['junit', 'checkstyle'])('%s has no character that XML forbids', async format => {
    const xml = await report(format, odd)
    expect(xml).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/)
    expect(xml).toContain('a&#60;&#34;&#38;␁&#62;.html')
  })
})

describe('markdown', () => {
  test('is a table', async () => {
    const lines = (await report('markdown')).split('\n')
    expect(lines[0]).toBe('## hreflint')
    const page = pageOf('whatwg/unescaped-space')
    const code = page === null ? 'whatwg/unescaped-space' : `[whatwg/unescaped-space](${page})`
    expect(lines[4]).toBe(
      `| a \\& b,c:%.html:1:12 | warning | ${code} | The path contains a space that is not percent\\-encoded. |`,
    )
    expect(lines.at(-2)).toBe('1 error, 1 warning in 2 files.')
  })
})

describe('several formats at once', () => {
  test('each goes to the file that follows it', async () => {
    const cwd = folderWith(site)
    const args = [
      '--format',
      'text',
      '--format',
      'sarif',
      '--output',
      'a.sarif',
      '--format',
      'json',
      '--output',
      'a.json',
      '.',
    ]
    const { code, stdout } = await runCli(args, { cwd })
    expect(code).toBe(1)
    expect(stdout).toContain('More: hreflint explain')
    expect(JSON.parse(readFileSync(join(cwd, 'a.sarif'), 'utf8')).version).toBe('2.1.0')
    expect(JSON.parse(readFileSync(join(cwd, 'a.json'), 'utf8'))).toHaveLength(2)
  })

  test('a file without a format is for the first one', async () => {
    const cwd = folderWith(site)
    const { stdout } = await runCli(['--output', 'a.txt', '.'], { cwd })
    expect(stdout).toBe('')
    expect(readFileSync(join(cwd, 'a.txt'), 'utf8')).toContain('port-out-of-range')
  })

  test.each([
    [['--format', 'text', '--format', 'json', '.'], 'Only one format can be written to stdout'],
    [
      ['--format', 'text', '--output', 'a', '--output', 'b', '--output', 'c', '.'],
      '--output c: there is no format',
    ],
  ])('%j', async (args, words) => {
    const run = await runCli(args, { cwd: folderWith(site) })
    expect(run.code).toBe(2)
    expect(run.stderr).toContain(words)
  })
})
