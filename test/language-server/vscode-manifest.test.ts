import { readFileSync } from 'node:fs'
import { findLanguage, languages } from '@hreflint/documents'
import { configSchema } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'

const folder = new URL('../../extensions/vscode/', import.meta.url)
const source = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'))
/** Loaded by address: what an extension is built with is no package. */
const load = (name: string) => import(new URL(name, folder).href)
const { manifest } = await load('scripts/manifest.mts')
const packed = manifest(source, ['dist']) as typeof source
const { languages: ofExtension, linkedByEditor } = (await load('src/languages.ts')) as Record<
  'languages' | 'linkedByEditor',
  readonly string[]
>

/** VS Code has them only through extensions that say so with another name. */
const otherNames = new Set(['jinja-html'])

describe('the manifest of the VS Code extension', () => {
  test('activates for the languages that are read, and no other', () => {
    const known = ofExtension.filter(id => !otherNames.has(id))
    expect(known.filter(id => findLanguage(id) === undefined)).toEqual([])
    expect([...known].sort()).toEqual(languages.map(({ id }) => id).sort())
    expect(packed.activationEvents).toEqual(ofExtension.map(id => `onLanguage:${id}`))
    expect(linkedByEditor.every(id => ofExtension.includes(id))).toBe(true)
  })

  test('offers every setting of the linter that is not only for files', () => {
    const settings = Object.keys(packed.contributes.configuration.properties)
    const shared = Object.keys(configSchema.properties ?? {}).filter(
      key => !['$schema', 'extends', 'overrides'].includes(key),
    )
    expect(settings).toEqual(expect.arrayContaining(shared.map(key => `hreflint.${key}`)))
  })

  test('describes every setting, and every choice of it', () => {
    for (const setting of Object.values<Record<string, unknown[]>>(
      packed.contributes.configuration.properties,
    )) {
      expect(setting.description ?? setting.markdownDescription).toBeTruthy()
      expect(setting.scope).toBeTruthy()
      if (setting.enumDescriptions)
        expect(setting.enumDescriptions).toHaveLength(setting.enum?.length ?? 0)
    }
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
