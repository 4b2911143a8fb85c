import { configSchema, validateConfig } from '@hreflint/linter'
import { Ajv } from 'ajv'
import plugin from 'eslint-plugin-hreflint'
import { parse } from 'jsonc-parser'
import { expect } from 'vitest'
import { readSource } from '../../support/source-files.ts'
import { type CodeBlock, codeSpans } from '../code-blocks.ts'
import type { SampleCheck } from './check.ts'
import { runCommand, sampleRepository } from './shell.ts'

/** The file that a sample is for: the text before it names it between backticks. */
function fileOf({ before, text }: CodeBlock): string {
  const named = codeSpans(before).findLast(span => known.some(({ file }) => file.test(span)))
  if (named !== undefined) return named
  return /"jsPlugins"/.test(text) ? '.oxlintrc.json' : 'settings.json'
}

const validates = new Ajv({ strict: false }).compile(configSchema)

/** What can be asked of each kind of file; what a file says has to be read as its program does. */
const known: readonly { file: RegExp; check: (value: object) => void | Promise<void> }[] = [
  {
    file: /^hreflint\.config\.json$/,
    check(value) {
      expect(validates(value), JSON.stringify(validates.errors)).toBe(true)
      expect(validateConfig(value).errors).toEqual([])
    },
  },
  {
    file: /^package\.json$|\/package\.json$/,
    async check(value) {
      const { 'lint-staged': staged = {}, scripts = {} } = value as Record<string, object>
      const commands = [...Object.values(staged), ...Object.values(scripts)] as string[]
      expect(commands).not.toEqual([])
      const cwd = sampleRepository()
      for (const command of commands) await runCommand(command.replace(/ \|\| .*/, ''), cwd)
    },
  },
  {
    // test/package/monorepos.test.ts runs both, as the README has them.
    file: /^(?:turbo|nx)\.json$/,
    check: value => expect(Object.keys(value)).not.toEqual([]),
  },
  {
    file: /^tasks\.json$/,
    async check(value) {
      for (const { command } of value as { command: string }[]) {
        await runCommand(command.replace('"$ZED_FILE"', 'page.html'))
      }
    },
  },
  { file: /^LSP\.sublime-settings$/, check: checkSublime },
  { file: /^\.lsp\.json$/, check: checkPlugin },
  { file: /^settings\.json$/, check: checkCodeSettings },
  {
    file: /^\.oxlintrc\.json$/,
    check(value) {
      const { jsPlugins, rules } = value as { jsPlugins: string[]; rules: object }
      expect(jsPlugins).toEqual(['eslint-plugin-hreflint'])
      for (const name of Object.keys(rules)) {
        expect(plugin.rules).toHaveProperty([name.replace(/^hreflint\//, '')])
      }
    },
  },
]

/** A part of the file of the plugin, which test/language-server/clients/plugin.test.ts starts. */
function checkPlugin(value: object): void {
  expect(JSON.parse(readSource('integrations/lsp-plugin/.lsp.json'))).toMatchObject(value)
}

async function checkCodeSettings(value: object): Promise<void> {
  const source = JSON.parse(readSource('extensions/vscode/package.json'))
  // Loaded by address: what an extension is built with is no package.
  const script = new URL('../../../extensions/vscode/scripts/manifest.mts', import.meta.url)
  const { manifest } = await import(script.href)
  const groups: { properties: object }[] = manifest(source, ['dist']).contributes.configuration
  const settings: Record<string, object> = Object.assign({}, ...groups.map(g => g.properties))
  for (const [name, setting] of Object.entries(value)) {
    if (name === 'editor.codeActionsOnSave') {
      expect(Object.keys(setting)).toEqual(['source.fixAll.hreflint'])
    } else {
      expect(settings).toHaveProperty([name])
      const isSound = new Ajv({ strict: false }).validate(settings[name] ?? false, setting)
      expect(isSound, name).toBe(true)
    }
  }
}

function checkSublime(value: object): void {
  const { clients } = value as { clients: Record<string, { command: string[] }> }
  const { bin } = JSON.parse(readSource('packages/language-server/package.json'))
  for (const { command } of Object.values(clients)) expect(bin).toHaveProperty([command[0] ?? ''])
}

/** Settings in JSON, with comments or without; a part of a file may lack its braces. */
export const settingsSample: SampleCheck = {
  title: 'is read as its program reads it',
  fits: ({ language }) => language === 'json' || language === 'jsonc',
  async check(block) {
    const text = block.text.startsWith('"') ? `{${block.text}}` : block.text
    const errors: never[] = []
    const value: unknown = parse(text, errors, { allowTrailingComma: false })
    expect(errors).toEqual([])
    if (block.language === 'json') JSON.parse(text)
    const name = fileOf(block)
    const kind = known.find(({ file }) => file.test(name))
    expect(kind, name).toBeDefined()
    await kind?.check(value as object)
  },
}

/** A file of this repository, shown as it is. */
export const fileSample: SampleCheck = {
  title: 'is the file that it shows',
  fits: ({ before }) => shownFile(before) !== undefined,
  check(block) {
    expect(readSource(shownFile(block.before) ?? '')).toContain(block.text.trimEnd())
  },
}

function shownFile(before: string): string | undefined {
  return codeSpans(before).find(span => /^(?:packages|scripts|test)\/.*\.(?:ts|json)$/.test(span))
}
