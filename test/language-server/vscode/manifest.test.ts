import { existsSync, readFileSync } from 'node:fs'
import { findLanguage, languages } from '@hreflint/documents'
import { configSchema } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'

const folder = new URL('../../../extensions/vscode/', import.meta.url)
const source = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'))
/** Loaded by address: what an extension is built with is no package. */
const load = (name: string) => import(new URL(name, folder).href)
const { manifest } = await load('scripts/manifest.mts')
const packed = manifest(source, ['dist']) as typeof source
const {
  languages: ofExtension,
  linkedByEditor,
  endingsOfOthers,
} = (await load('src/languages.ts')) as Record<
  'languages' | 'linkedByEditor',
  readonly string[]
> & {
  readonly endingsOfOthers: Readonly<Record<string, readonly string[]>>
}
const groups: { title: string; order: number; properties: Record<string, Setting> }[] =
  packed.contributes.configuration
const settings = Object.assign({}, ...groups.map(({ properties }) => properties)) as Record<
  string,
  Setting
>

interface Setting {
  readonly description?: string
  readonly markdownDescription?: string
  readonly type?: string | readonly string[]
  readonly scope?: string
  readonly order?: number
  readonly enum?: readonly unknown[]
  readonly enumDescriptions?: readonly unknown[]
  readonly patternProperties?: Readonly<Record<string, { readonly enum: readonly string[] }>>
}

/** VS Code has them only through extensions that say so with another name. */
const otherNames = new Set(['jinja-html'])

/** Files for which VS Code has no name, so that they never open as more than text, and text that is read on request. */
const withoutName = new Set(['headers', 'plaintext', 'redirects', 'robots', 'systemd'])

describe('the manifest of the VS Code extension', () => {
  test('activates for the languages that are read, and no other', () => {
    const known = ofExtension.filter(id => !otherNames.has(id))
    expect(known.filter(id => findLanguage(id) === undefined)).toEqual([])
    const named = languages.filter(({ id, hasCells }) => !withoutName.has(id) && hasCells !== true)
    expect([...known].sort()).toEqual(named.map(({ id }) => id).sort())
    expect(packed.activationEvents).toEqual(ofExtension.map(id => `onLanguage:${id}`))
    expect(linkedByEditor.every(id => ofExtension.includes(id))).toBe(true)
  })

  // Editors do not resolve references.
  const onlyForFiles = ['$schema', 'extends', 'overrides', 'references', 'profile', 'generated']

  test('offers every setting of the linter that is not only for files', () => {
    const shared = Object.keys(configSchema.properties ?? {}).filter(
      key => !onlyForFiles.includes(key),
    )
    expect(Object.keys(settings)).toEqual(
      expect.arrayContaining(shared.map(key => `hreflint.${key}`)),
    )
  })

  test('describes every setting, and every choice of it', () => {
    for (const setting of Object.values(settings)) {
      expect(setting.description ?? setting.markdownDescription).toBeTruthy()
      expect(setting.scope).toBeTruthy()
      if (setting.enumDescriptions)
        expect(setting.enumDescriptions).toHaveLength(setting.enum?.length ?? 0)
    }
  })

  test('shows code as code, not between backticks', () => {
    for (const [name, { description, enumDescriptions = [] }] of Object.entries(settings)) {
      expect([description ?? '', ...enumDescriptions].join('\n'), name).not.toContain('`')
    }
  })

  test('offers a box or a list for each setting that is one text', () => {
    // As VS Code's page of settings decides.
    const hasBox = ({ type, enum: choices }: Setting) =>
      choices !== undefined || (Array.isArray(type) ? !type.includes('string') : true)
    const without = Object.entries(settings).filter(([, setting]) => !hasBox(setting))
    expect(without.map(([name]) => name)).toEqual([])
    for (const name of ['siteUrl', 'root', 'documentUrl']) {
      expect(settings[`hreflint.${name}`]).toMatchObject({ type: 'string', default: '' })
    }
  })

  test('groups and orders its settings', () => {
    expect(groups.map(({ order }) => order)).toEqual(groups.map((_, index) => index))
    for (const { title, properties } of groups) {
      const orders = Object.values(properties).map(({ order }) => order)
      expect(orders, title).toEqual(orders.map((_, index) => index))
      expect(orders.length, title).toBeLessThanOrEqual(6)
    }
  })

  test('takes severities for every code and for globs, without listing them', () => {
    const setting = settings['hreflint.severities']
    expect(setting).not.toHaveProperty('properties')
    const [pattern = ''] = Object.keys(setting?.patternProperties ?? {})
    const fits = new RegExp(pattern)
    const codes = Object.keys(configSchema.properties?.severities?.properties ?? {})
    expect(codes.length).toBeGreaterThan(200)
    expect(codes.filter(code => !fits.test(code))).toEqual([])
    for (const glob of ['*', '*/*', 'whatwg/*', 'whatwg/ipv4-*']) expect(glob).toMatch(fits)
    for (const wrong of ['', 'whatwg', 'watwg/x', 'whatwg/a b']) expect(wrong).not.toMatch(fits)
  })

  test('names languages that the editor does not know with the endings that are read', () => {
    for (const [id, endings] of Object.entries(endingsOfOthers)) {
      expect(endings, id).toEqual(findLanguage(id)?.extensions.map(ending => `.${ending}`))
      expect(ofExtension).toContain(id)
    }
  })

  test('completes and checks the configuration file, with the schema that is packed', () => {
    const [validation] = packed.contributes.jsonValidation
    expect(validation).toEqual({
      fileMatch: 'hreflint.config.json',
      url: './dist/config.schema.json',
    })
    expect(packed.contributes.languages).toContainEqual({
      id: 'jsonc',
      filenames: ['hreflint.config.json'],
    })
  })

  test('shows pictures that are there', () => {
    const readme = readFileSync(new URL('README.md', folder), 'utf8')
    const pictures = [...readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, path = '']) => path)
    expect(pictures.length).toBeGreaterThan(3)
    for (const path of pictures) expect(existsSync(new URL(path, folder)), path).toBe(true)
  })

  test('says what it may do and is no ES module', () => {
    expect(packed).toMatchObject({
      name: 'hreflint',
      publisher: 'hreflint',
      engines: { vscode: '^1.100.0' },
      main: './dist/extension.js',
      browser: './dist/client.js',
      capabilities: { untrustedWorkspaces: { supported: true }, virtualWorkspaces: true },
    })
    expect(packed.type).toBeUndefined()
    expect(packed.dependencies).toBeUndefined()
  })
})
