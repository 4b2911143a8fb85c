import { readFileSync } from 'node:fs'
import { findLanguage, languages } from '@hreflint/documents'
import { configSchema } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { manifest } from '../../extensions/vscode/scripts/manifest.mts'
import { linkedByEditor, languages as ofExtension } from '../../extensions/vscode/src/languages.ts'

const file = new URL('../../extensions/vscode/package.json', import.meta.url)
const source = JSON.parse(readFileSync(file, 'utf8'))
const packed = manifest(source, ['dist']) as typeof source

/** VS Code has them only through extensions that say so with another name. */
const otherNames = new Set(['jinja-html'])

describe('the manifest of the VS Code extension', () => {
  test('activates for the languages that are read, and no other', () => {
    const known = ofExtension.filter(id => !otherNames.has(id))
    expect(known.filter(id => findLanguage(id) === undefined)).toEqual([])
    expect([...known].sort()).toEqual(languages.map(({ id }) => id).sort())
    expect(packed.activationEvents).toEqual(ofExtension.map(id => `onLanguage:${id}`))
    expect(linkedByEditor.every(id => (ofExtension as readonly string[]).includes(id))).toBe(true)
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
      main: packed.browser,
      capabilities: { untrustedWorkspaces: { supported: true }, virtualWorkspaces: true },
    })
    expect(packed.type).toBeUndefined()
    expect(packed.dependencies).toBeUndefined()
  })
})
