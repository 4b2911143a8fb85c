import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runBuilt } from '../support/run-built.ts'
import { folderWith, runCli } from '../support/run-cli.ts'

/** Bytes between backslashes as hexadecimal digits, anything else as ASCII: `日` in Shift_JIS is `\93FA\`. */
function bytesOf(notation: string): Buffer {
  const parts = notation.split('\\')
  return Buffer.concat(
    parts.map((part, index) => Buffer.from(part, index % 2 === 1 ? 'hex' : 'latin1')),
  )
}

/** Pages with characters of two bytes or one before a URL with a space; the column of the space. */
const pages: readonly [name: string, file: string, page: string, column: number][] = [
  ['windows-1252', 'a.html', '<meta charset=windows-1252>\n\\FC80\\<a href="/a b">', 14],
  ['a label of windows-1252', 'a.html', '<meta charset="iso-8859-1">\n\\FC\\<a href="/a b">', 13],
  [
    'Shift_JIS, in which a trail byte can be a backslash',
    'a.html',
    '<meta http-equiv=content-type content="text/html; charset=Shift_JIS">\n\\93FA957C\\<a href="/a b">',
    14,
  ],
  ['EUC-JP', 'a.html', '<meta charset=euc-jp>\r\n\\C6FC\\<a href="/a b">', 13],
  ['ISO-2022-JP', 'a.html', '<meta charset=iso-2022-jp>\n\\1B2442467C1B2842\\<a href="/a b">', 13],
  ['EUC-KR', 'a.html', '<meta charset=euc-kr>\n\\C7D1\\<a href="/a b">', 13],
  ['GBK', 'a.htm', '<meta charset=gb2312>\n\\D6D0\\<a href="/a b">', 13],
  ['gb18030', 'a.html', '<meta charset=gb18030>\n\\8130813081308130\\<a href="/a b">', 14],
  ['Big5', 'a.html', '<meta charset=big5>\n\\A4A4\\<a href="/a b">', 13],
  ['KOI8-R', 'a.html', '<meta charset=koi8-r>\n\\D1\\<a href="/a b">', 13],
  [
    'XML',
    'a.svg',
    '<?xml version="1.0" encoding="ISO-8859-2"?>\n<svg>\\B1\\<a href="/a b"/></svg>',
    18,
  ],
  [
    'a style sheet',
    'a.css',
    '@charset "windows-1251";\n/*\\FF\\*/ a { background: url("/a b") }',
    30,
  ],
  [
    'UTF-16BE',
    'a.html',
    '\\FEFF000A00FC\\\\003C\\\\0061\\\\0020\\\\0068\\\\0072\\\\0065\\\\0066\\\\003D0022\\\\002F0061002000620022003E\\',
    13,
  ],
]

describe('a file in the encoding that it declares', () => {
  test.each(pages)('%s: positions in its text', async (_, file, page, column) => {
    const cwd = folderWith({ [file]: bytesOf(page) })
    const { code, stdout, stderr } = await runCli(['--format', 'compact', file], { cwd })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(new RegExp(`^${file}:2:${column}: warning whatwg/unescaped-space .*\n$`))
  })

  test.each(pages)('%s: --fix writes the same bytes elsewhere', async (name, file, page) => {
    const bytes = bytesOf(page)
    const cwd = folderWith({ [file]: bytes })
    const { code, stderr } = await runCli(['--fix', file], { cwd })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const [space, escaped] =
      name === 'UTF-16BE' ? ['\0a\0 \0b', '\0a\0%\x002\x000\0b'] : ['a b', 'a%20b']
    const expected = bytes.toString('latin1').replace(space, escaped)
    expect(readFileSync(join(cwd, file), 'latin1')).toBe(expected)
  })

  test('stdin', async () => {
    const args = ['--stdin', '--stdin-filename', 'a.html', '--fix', '--quiet']
    const stdin = Buffer.from('<meta charset=windows-1251><a href="/a b">\xFF', 'latin1')
    const { code, stderr } = await runCli(args, { cwd: folderWith({}), stdin })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '1 fixed in 1 file\n' })
  })
})

describe('characters that an encoding can write in several ways', () => {
  /** In Shift_JIS, `\ED40\` and `\FA5C\` are the same character; only the latter is written. */
  const head = '<meta charset=shift_jis>\n'

  test('on other lines keep their bytes', async () => {
    const page = `${head}\\ED40\\\n<a href="/a b">\\FA5C\\\n\\ED40\\<a href="/c">\n`
    const cwd = folderWith({ 'a.html': bytesOf(page) })
    const { code, stderr } = await runCli(['--fix', 'a.html'], { cwd })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(readFileSync(join(cwd, 'a.html'))).toEqual(bytesOf(page.replace('a b', 'a%20b')))
  })

  test('on the line of a fix keep it from being written', async () => {
    const bytes = bytesOf(`${head}\\ED40\\<a href="/a b">`)
    const cwd = folderWith({ 'a.html': bytes })
    const { code, stdout, stderr } = await runCli(['--fix', '--format', 'compact', '.'], { cwd })
    expect(code).toBe(2)
    expect(stderr).toBe(
      'hreflint: a.html: Cannot be fixed: shift_jis cannot encode the fixed text, so the file was not changed.\n',
    )
    expect(stdout).toContain('unescaped-space')
    expect(readFileSync(join(cwd, 'a.html'))).toEqual(bytes)
  })
})

describe('what is not in the encoding that it declares', () => {
  test.each([
    ['no declaration', 'a.html', '<p>\\FC\\', 'it is not valid UTF-8'],
    ['a declaration of UTF-8', 'a.html', '<meta charset=utf-8>\\FC\\', 'it is not valid UTF-8'],
    ['a declaration of UTF-16', 'a.html', '<meta charset=utf-16>\\FC\\', 'it is not valid UTF-8'],
    ['an unknown label', 'a.html', '<meta charset=klingon>\\FC\\', 'it is not valid UTF-8'],
    [
      'a declaration that breaks off',
      'a.html',
      '<meta http-equiv=content-type content="charset">\\FC\\',
      'it is not valid UTF-8',
    ],
    [
      'half a character',
      'a.html',
      '<meta charset=euc-kr>\\C7\\',
      'it is not valid euc-kr, which it declares',
    ],
    [
      'what browsers refuse',
      'a.html',
      '<meta charset=hz-gb-2312>\\FC\\',
      'browsers do not support its encoding',
    ],
    ['Markdown', 'a.md', '\\A6A6\\ <i>x</i>', 'it is not valid UTF-8'],
    [
      'XML',
      'a.xml',
      '<?xml version="1.0" encoding="utf-8"?><a>\\FC\\</a>',
      'it is not valid UTF-8',
    ],
    ['half a UTF-16 unit', 'a.html', '\\FFFE\\', 'it is not valid UTF-16'],
  ])('%s: linted, and not fixed', async (name, file, page, reason) => {
    const isUtf16 = name === 'half a UTF-16 unit'
    const link = file === 'a.md' ? '<a href="/a b">' : '<a href="/a b"/>'
    const markup =
      file === 'a.xml' ? '<svg xmlns="http://www.w3.org/2000/svg"><a href="/a b"/></svg>' : link
    const body = isUtf16 ? Buffer.from(`${markup}\n`, 'utf16le') : Buffer.from(`\n${markup}\n`)
    const bytes = Buffer.concat([bytesOf(page), body, Buffer.from(isUtf16 ? 'x' : '')])
    const cwd = folderWith({ [file]: bytes })
    const plain = await runCli(['--format', 'compact', file], { cwd })
    expect({ code: plain.code, stderr: plain.stderr }).toEqual({ code: 0, stderr: '' })
    expect(plain.stdout).toContain('whatwg/unescaped-space')
    for (const option of ['--fix', '--fix-dry-run', '--add-suppressions']) {
      const { code, stdout, stderr } = await runCli([option, '--format', 'ndjson', file], { cwd })
      expect(stdout + stderr).toContain('unescaped-space')
      expect(stderr).toContain(
        `hreflint: ${file}: Cannot be fixed: ${reason}, so it was not changed.\n`,
      )
      expect(code).toBe(0)
      expect(readFileSync(join(cwd, file))).toEqual(bytes)
    }
  })

  test('HTML is read as browsers read it, and properties as Java does', async () => {
    const cwd = folderWith({
      'a.html': bytesOf('<a href="https://b\\FC\\cher.example:99999/">'),
      'a.properties': bytesOf('a=https://b\\FC\\cher.example:99999/\n'),
      'a.md': bytesOf('<https://b\\FC\\cher.example:99999/>\n'),
    })
    const { code, stdout } = await runCli(['--format', 'json', '.'], { cwd })
    expect(code).toBe(1)
    const files: { filePath: string; findings: { url: string }[] }[] = JSON.parse(stdout)
    expect(files.map(({ filePath, findings }) => [filePath, findings[0]?.url])).toEqual([
      ['a.html', 'https://bücher.example:99999/'],
      ['a.md', 'https://b\uFFFDcher.example:99999/'],
      ['a.properties', 'https://bücher.example:99999/'],
    ])
  })

  test('errors in such a file fail the run, with every way of linting', async () => {
    const cwd = folderWith({ 'a.html': bytesOf('<p>\\FC\\\n<a href="https://a:99999/">') })
    const first = await runCli(['--format', 'json', '--cache', '.'], { cwd })
    expect(first.code).toBe(1)
    expect(await runCli(['--format', 'json', '--cache', '.'], { cwd })).toEqual(first)
    expect(runBuilt(['--format', 'json', '--threads', '2', '.'], { cwd })).toEqual(first)
  })

  test('a picture with the name of a document is left out, and named', () => {
    const png = Buffer.from('\x89PNG\r\n\x1A\n\0\0\0\rIHDR<a href="/a b">', 'latin1')
    const cwd = folderWith({ 'a.svg': png, 'b.html': '<a href="https://a:99999/">' })
    for (const more of [[], ['--cache'], ['--cache'], ['--threads', '2'], ['--fix']]) {
      const { code, stdout, stderr } = runBuilt(['--format', 'compact', ...more, '.'], { cwd })
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: 'hreflint: a.svg: Not linted: it is a binary file.\n',
      })
      expect(stdout).toMatch(/^b\.html:.*\n$/)
    }
  })

  test('valid UTF-8 is read as that, whatever it declares, as editors do', async () => {
    const page = '<meta charset=windows-1252>\nü<a href="/a b">'
    const cwd = folderWith({ 'a.html': page })
    expect((await runCli(['--format', 'compact', '.'], { cwd })).stdout).toContain('a.html:2:13: ')
    await runCli(['--fix', '.'], { cwd })
    expect(readFileSync(join(cwd, 'a.html'), 'utf8')).toBe(page.replace('a b', 'a%20b'))
  })
})

describe('a byte order mark', () => {
  const page = '<meta charset=windows-1252><a href="?ä">'
  const decl = '<?xml version="1.0" encoding="iso-8859-1"?>'
  const xhtml = `${decl}<html xmlns="http://www.w3.org/1999/xhtml"><a href="?ä">x</a></html>`

  test.each<[name: string, text: string, encoding: 'utf8' | 'utf16le']>([
    ['a.html', page, 'utf8'],
    ['a.html', page, 'utf16le'],
    ['a.xhtml', xhtml, 'utf8'],
  ])('says more than what %s declares', async (name, text, encoding) => {
    const cwd = folderWith({ [name]: Buffer.from(`\uFEFF${text}`, encoding) })
    const stdin = Buffer.from(`\uFEFF${text}`, encoding)
    const runs = [
      await runCli([name], { cwd }),
      await runCli(['--stdin', '--stdin-filename', name], { cwd, stdin }),
    ]
    for (const { stdout } of runs) expect(stdout).not.toContain('legacy')
    const unmarked = folderWith({ [name]: text })
    expect((await runCli([name], { cwd: unmarked })).stdout).toContain('legacy-encoded-query')
  })
})
