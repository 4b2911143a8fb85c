import { describe, expect, test } from 'vitest'
import { runBuilt } from '../support/run-built.ts'
import { folderWith } from '../support/run-cli.ts'

// What a build server reads as a command, and a terminal as a control sequence, must not come from a
// file or its name.

const formats =
  'text compact brief json ndjson sarif github gitlab azure rdjson junit checkstyle markdown'.split(
    ' ',
  )

const names = [
  '::error::x.html',
  ' ::error::x.html',
  '##[error]x.html',
  '##vso[task.setvariable]x.html',
  '##teamcity[x].html',
  '\n::error::x.html',
  '\r::error::y.html',
  '%0A::error::x.html',
  'a\u001B[31m.html',
  'b\u009B31m\u202E.html',
  '"quoted" & <b>,:.html',
  ...[
    '::add-mask::x.html',
    '::stop-commands::x.html',
    '::group::x.html',
    '::warning file=a::b.html',
  ],
  ...['\t::error::z.html', '\r\n::error::x.html', '\u2028::error::x.html', '\u0085::error::x.html'],
  ...['##[command]x.html', '##[section]x.html', ' ##vso[task.complete result=Failed]x.html'],
  ...["##teamcity[message text='x'].html", 'x##vso[task.logissue]y.html', '%0D%0A##[error]x.html'],
  ...['c\u0007.html', 'd\u001B]0;title\u0007.html', 'e\u001B]8;;https:.html', 'f\u0090q.html'],
  ...['g\u2066.html', 'h\u200B.html', 'i\uFEFF.html', 'j\u061C.html', 'k\u2029.html', 'l\u0000'],
  ...['m\u{E0041}.html', 'n\u2060.html', 'o\u007F.html', 'p\uFFFE.html', 'q\u0008.html'],
  ...["'; $(x) `x`.html", '${x}{{x}}%s%n.html', ']]>.html', '--><!-- x.html', '&lt;&#10;.html'],
  ...['[x](javascript:alert(1)).html', '|x|y|.html', '**x** ~~y~~ #1 @ada.html', '\\n\\\\.html'],
  ...['-rf.html', '--fix.html', '@x.html', '!x.html', '{a,b}.html', '*.html', 'a\u0301.html'],
].filter(name => !name.includes('\0'))

const page = [
  '::error::in a line <a href="/a b">',
  ' ::set-output name=x::y <a href="https://a:70000/##[error]::error::">',
  '##[error]##vso[task.complete]##teamcity[x] <a href="/\u001B[31m##[error] b">',
  '  ::before <a href="https://u:::error::@h/##teamcity[x] y">',
].join('\n')

/** A line that a build server takes for a command, unless the reporter means it so. */
function commandsIn(output: string, format: string): readonly string[] {
  return output
    .split(/\r\n|\n|\r/)
    .filter(line => !(format === 'github' && /^::(?:error|warning|notice) file=/.test(line)))
    .map(line => (format === 'azure' ? line.replace(/^##vso\[task\.logissue type=/, '') : line))
    .filter(line => /^\s*::[a-z-]+/.test(line) || /##(?:\[|vso\[|teamcity\[)/.test(line))
}

function controlsIn(output: string): readonly string[] {
  return output.match(/[^\n\P{Cc}]|\p{Cf}/gu) ?? []
}

test('there are enough names', () => {
  expect(new Set(names).size).toBeGreaterThanOrEqual(48)
})

describe('no commands and no control sequences', () => {
  // A report in the format brief has at most 40 lines.
  const runs = formats.flatMap(format =>
    format === 'brief'
      ? [[format, names.slice(0, 30)] as const, [format, names.slice(30)] as const]
      : [[format, names] as const],
  )

  test.each(runs)('in the format %s', (format, names) => {
    const cwd = folderWith(Object.fromEntries(names.map(name => [name, page])))
    const args = ['--no-color', '--format', format]
    const { code, stdout, stderr } = runBuilt([...args, '.'], { cwd })
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(stdout.split('\n').length).toBeGreaterThan(names.length)
    expect(commandsIn(stdout, format)).toEqual([])
    expect(controlsIn(stdout)).toEqual([])
    if (format === 'junit' || format === 'checkstyle') {
      // What no XML can contain, not even escaped.
      expect(stdout).not.toMatch(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u)
    }
    if (format === 'json') {
      const paths = JSON.parse(stdout).map(({ filePath }: { filePath: string }) => filePath)
      expect(paths.sort()).toEqual([...names].sort())
    }
  })

  test('in messages', () => {
    const missing = names.map(name => `${name}x`)
    const { code, stderr } = runBuilt(['--', ...missing], { cwd: folderWith({}) })
    expect(code).toBe(2)
    expect(stderr.trimEnd().split('\n')).toHaveLength(names.length)
    expect(commandsIn(stderr, 'text')).toEqual([])
    expect(controlsIn(stderr)).toEqual([])
  })

  test('in a diff that a build server reads, which says that it cannot be applied', () => {
    const cwd = folderWith({ '\n::error::x.html': page })
    const env = { ...process.env, CI: 'true' }
    const { stdout, stderr } = runBuilt(['--fix-dry-run', '.'], { cwd, env })
    expect(stdout).toContain('%20')
    expect(commandsIn(stdout, 'text').filter(line => !line.includes('::before'))).toEqual([])
    expect(controlsIn(stdout)).toEqual([])
    expect(stderr).toContain('This diff cannot be applied')
  })

  test.each(['explain', 'parse', 'compare', 'pattern'])('in what %s shows', command => {
    for (const url of [
      '::error::x',
      ' ::error::x y',
      'https://a/##[error]',
      '##vso[x]\n::error::',
    ]) {
      const { stdout } = runBuilt([command, url], { cwd: folderWith({}) })
      expect(stdout).not.toBe('')
      expect(commandsIn(stdout, 'text')).toEqual([])
    }
  })
})
