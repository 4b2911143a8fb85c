import * as typescript from '@typescript-eslint/parser'
import { Linter } from 'eslint'
import hreflint from 'eslint-plugin-hreflint'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { fetchedBy, quoted } from './fetched-by.ts'

// The value of each report is put into the very program, which Node runs: the URL is the one that the report shows, and
// the mended program keeps the value whole.

const rule = 'hreflint/no-unescaped-url-part'
const config = { plugins: { hreflint: hreflint as never }, rules: { [rule]: 'warn' as const } }
const lint = (code: string) =>
  new Linter().verify(code, [{ ...config, files: ['**/*.js'] }], 'file.js')

interface Case {
  readonly part: string
  /** The value, as a server reads it. */
  readonly read: (url: URL) => string | null
  readonly programs: readonly string[]
}

const cases: readonly Case[] = [
  {
    part: 'path',
    read: ({ pathname }) => decodeURIComponent(/\/users\/([^/]*)/.exec(pathname)?.[1] ?? ''),
    programs: [
      'fetch(`https://api.example.com/users/${req.params.name}`)',
      "fetch('https://api.example.com/users/' + req.query.name + '/posts')",
      'const { name } = req.params; fetch(`/users/${name}`)',
      'const name = prompt(); fetch(`/users/${name.trim()}`)',
      "const name = req.body.name || 'me'; fetch(`https://api.example.com/users/${name}`)",
      'let name; name = req.body.name; fetch(`https://api.example.com/users/${name}`)',
    ],
  },
  {
    part: 'query',
    read: ({ searchParams }) => searchParams.get('q'),
    programs: [
      "fetch('https://api.example.com/search?q=' + req.query.q)",
      'fetch(`/search?a=1&q=${document.getElementById("q").value}`)',
      'fetch(`/search?q=${new URLSearchParams().get("q")}&b=2`)',
      'fetch(`/search?q=${String(req.query.q)}`)',
      'const api = "https://api.example.com/search?q="; fetch(api + req.query.q)',
    ],
  },
  {
    part: 'user name',
    read: ({ username }) => decodeURIComponent(username),
    programs: ['fetch(`https://${req.query.user}@example.com/`)'],
  },
  {
    part: 'password',
    read: ({ password }) => decodeURIComponent(password),
    programs: ['fetch(`https://user:${req.query.password}@example.com/`)'],
  },
]

describe.each(cases)('a $part', ({ part, read, programs }) => {
  test.each(programs)('%s', program => {
    const [report, other] = lint(program)
    expect(other).toBeUndefined()
    expect(report?.message).toContain(`The ${part} `)
    const [value = '', shown = ''] = quoted(report?.message ?? '')
    expect(fetchedBy(program, value)).toBe(new URL(shown, 'https://page.invalid/').href)
    expect(read(new URL(fetchedBy(program, value)))).not.toBe(value)

    const fix = report?.suggestions?.[0]?.fix ?? { range: [0, 0], text: '' }
    const mended = program.slice(0, fix.range[0]) + fix.text + program.slice(fix.range[1])
    expect(read(new URL(fetchedBy(mended, value)))).toBe(value)
    expect(lint(mended)).toEqual([])
  })
})

describe('the beginning of a host', () => {
  const program = 'fetch(`https://${req.query.tenant}.example.com/`)'

  test('leads elsewhere', () => {
    const [report] = lint(program)
    const [value = ''] = quoted(report?.message ?? '')
    expect(new URL(fetchedBy(program, value)).host).toBe('evil.example')
    const fix = report?.suggestions?.[0]?.fix ?? { range: [0, 0], text: '' }
    const mended = program.slice(0, fix.range[0]) + fix.text + program.slice(fix.range[1])
    expect(() => fetchedBy(mended, value)).toThrow('Invalid URL')
  })

  test('is shown with the other holes', () => {
    const [report] = lint('fetch(`https://${req.query.tenant}.example.com/${page}`)')
    expect(report?.message).toContain('"https://evil.example/.example.com/…"')
  })
})

describe('nothing is said of', () => {
  test.each([
    ['a literal', 'const a = "b/c"; fetch(`/users/${a}`)'],
    ['a number', 'fetch(`/users/${req.query.page * 1}/${+req.query.page}?a=${Date.now()}`)'],
    ['a number of things', 'fetch(`/users/${list.length}`)'],
    ['an identifier that is made', 'fetch(`/users/${crypto.randomUUID()}`)'],
    ['a choice of plain texts', 'fetch(`/users/${isNew ? "new" : "old"}`)'],
    ['what is encoded', 'fetch(`/users/${encodeURIComponent(req.query.a)}`)'],
    ['what was encoded before', 'const a = encodeURIComponent(req.query.a); fetch(`/users/${a}`)'],
    ['what may be encoded', 'let a = req.query.a; a = encodeURIComponent(a); fetch(`/a/${a}`)'],
    ['what a function gives', 'fetch(`/users/${slugOf(req.query.a)}`)'],
    ['a value that is not known', 'const load = id => fetch(`/users/${id}`)'],
    [
      'a repository with its owner',
      'fetch(`/repos/${req.query.repository}/${req.body.ownerAndRepo}`)',
    ],
    ['a whole query', 'fetch(`/users?${new URLSearchParams({ a: req.query.a })}`)'],
    ['a whole query as text', 'fetch(`/users?${req.query.rest}`)'],
    ['the beginning of a URL', 'fetch(`${req.query.a}/users`)'],
    ['a port', 'fetch(`http://localhost:${req.query.port}/`)'],
    ['a whole host', 'fetch(`https://${req.query.host}/`)'],
    ['a fragment', 'fetch(`/users#${req.query.a}`)'],
    ['a path of several segments', 'fetch(`/files/${req.query.path}`)'],
    ['a value named as encoded', 'fetch(`/users/${req.query.encodedName}`)'],
    ['what is no URL', 'log(`/users/${req.query.a}`)'],
    ['a global of another meaning', 'function f(prompt) { fetch(`/a/${prompt()}`) }'],
  ])('%s', (_, code) => {
    expect(lint(code)).toEqual([])
  })
})

describe('with types', () => {
  /** With type information, as `projectService` gives it. */
  function lintTyped(code: string): readonly Linter.LintMessage[] {
    const name = '/file.ts'
    const options: ts.CompilerOptions = {
      noLib: true,
      strict: true,
      target: ts.ScriptTarget.ESNext,
    }
    const file = ts.createSourceFile(name, code, ts.ScriptTarget.ESNext, true)
    const host: ts.CompilerHost = {
      getSourceFile: path => (path === name ? file : undefined),
      fileExists: path => path === name,
      readFile: path => (path === name ? code : undefined),
      writeFile: () => {},
      getDefaultLibFileName: () => 'lib.d.ts',
      getCurrentDirectory: () => '/',
      getCanonicalFileName: path => path,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n',
    }
    const programs = [ts.createProgram([name], options, host)]
    const parserOptions = { programs }
    return new Linter({ cwd: '/' }).verify(
      code,
      [{ ...config, files: ['**/*.ts'], languageOptions: { parser: typescript, parserOptions } }],
      name,
    )
  }

  test.each([
    ['a property', 'interface User { name: string } const f = (a: User) => fetch(`/a/${a.name}`)'],
    ['a type of another name', 'type Name = string; const f = (a: Name) => fetch(`/a/${a}`)'],
    ['what is taken apart', 'const f = ({ name }: { name: string }) => fetch(`/a/${name}`)'],
    ['a union', 'const f = (a: { b: string | number }) => fetch(`/a/${a.b}`)'],
  ])('%s that is a text is reported', (_, code) => {
    expect(lintTyped(code)).toMatchObject([{ ruleId: rule }])
  })

  test.each([
    ['a number', 'const f = (a: { id: number }) => fetch(`/a/${a.id}`)'],
    ['a number of another name', 'type Id = number; const f = (a: Id) => fetch(`/a/${a}`)'],
    ['a literal union', 'type S = "s" | "m"; const f = (a: { s: S }) => fetch(`/a/${a.s}`)'],
    ['an enumeration', 'enum E { a = "a", b = "b" } const f = (a: E) => fetch(`/a/${a}`)'],
    ['a text that is narrowed', 'const f = (a: string) => a === "b" ? fetch(`/a/${a}`) : null'],
    ['what is not typed', 'const f = (a: any) => fetch(`/a/${a.name}`)'],
    [
      'what a function gives',
      'declare const slug: (a: string) => string; fetch(`/a/${slug("b")}`)',
    ],
    [
      'what a function gave',
      'declare const slug: (a: string) => string; const a = slug("b"); fetch(`/a/${a}`)',
    ],
    ['a template of numbers', 'const f = (a: { v: `${number}` }) => fetch(`/a/${a.v}`)'],
  ])('%s is not', (_, code) => {
    expect(lintTyped(code)).toEqual([])
  })

  test('an annotation is enough for a text, without type information', () => {
    const [message] = new Linter().verify(
      'const f = (a: string) => fetch(`/a/${a}`)',
      [{ ...config, files: ['**/*.ts'], languageOptions: { parser: typescript } }],
      'file.ts',
    )
    expect(message?.ruleId).toBe(rule)
  })
})

describe('the password of a connection string', () => {
  test.each([
    ['new URL(`postgres://app:${req.body.password}@db/shop`)', 1],
    ["new URL('mongodb://app:' + req.body.password + '@db/shop')", 1],
    ['new URL(`postgres://app:${encodeURIComponent(req.body.password)}@db/shop`)', 0],
    ['new URL(`postgres://app:secret@db/${req.body.name}`)', 0],
  ])('%s', (code, count) => {
    const found = lint(code)
    expect(found).toHaveLength(count)
    for (const { message, suggestions } of found) {
      expect(message).toMatch(/^The password contains an unencoded value\./)
      expect(suggestions?.[0]?.fix.text).toBe('encodeURIComponent(req.body.password)')
    }
  })
})

describe('options, instances and types that a program makes itself', () => {
  const reports = (code: string): number => lint(code).length
  const jsdoc = '/** @param {string} id */\n'

  test.each([
    'const options = { url: `/users/${id}`, method: "get" }; axios(options)',
    'const options = { method: "get" }; options.url = `/users/${id}`; axios(options)',
    'const options = { url: `/users/${id}` }; axios({ ...options, method: "get" })',
    'let url; if (id) url = `/users/${id}`; else url = "/users"; axios({ url })',
    'const api = axios.create(); api.get(`/users/${id}`)',
    'const make = () => axios.create({}); make().get(`/users/${id}`)',
  ])('%s', body => {
    const code = `import axios from 'axios'\n${jsdoc}export function load(id) { ${body} }`
    expect(reports(code)).toBe(1)
    expect(reports(code.replace('{string}', '{number}'))).toBe(0)
    expect(reports(code.replace('{string}', '{"a" | "b"}'))).toBe(0)
    expect(reports(code.replace('${id}', '${encodeURIComponent(id)}'))).toBe(0)
  })

  test.each([
    "import axios from 'axios'\nconst make = () => axios.create()\nclass A { constructor() { this.api = make() }\n/** @param {string} id */\nload(id) { return this.api({ url: `/users/${id}` }) } }",
    "import axios from 'axios'\nclass A { api = axios.create()\n/** @param {string} id */\nload(id) { return this.api.get(`/users/${id}`) } }",
    "import got from 'got'\nconst api = got.extend({})\n/** @param {string} id */\nexport const load = id => api(`users/${id}`)",
    "import ky from 'ky'\nconst api = ky.create({})\n/** @param {string} id */\nexport const load = id => api.get(`users/${id}`)",
    "import { ofetch } from 'ofetch'\nconst api = ofetch.create({})\n/** @param {string} [id] */\nexport const load = id => api(`/users/${id}`)",
    '/** @param {object} user\n * @param {string} user.id */\nfunction load(user) { fetch(`/users/${user.id}`) }',
    '/** @param {object} user\n * @param {string} user.id */\nfunction load(user) { const { id } = user; fetch(`/users/${id}`) }',
  ])('%s', code => expect(reports(code)).toBe(1))

  test.each([
    "import axios from 'axios'\nimport { config } from './config.js'\nexport const load = () => axios({ url: `/${config.path}/${config.list[0]}` })",
    '/** @param {string} id */\nfunction load(id) { id = clean(id); fetch(`/users/${id}`) }',
    '/** @param {string} id */\nfunction load(id) { if (!/^\\w+$/.test(id)) return; const o = { url: `/users/${id}` }; axios(o) }',
    "import axios from 'axios'\n/** @param {string} id */\nfunction load(id) { const o = { url: `/users/${id}` }; log(o) }",
  ])('nothing: %s', code => expect(reports(code)).toBe(0))
})
