import { ESLint } from 'eslint'
import hreflint from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'
import { folderWith, runCli } from '../cli/support/run-cli.ts'
import { type DiagnosticReport, pulling, started } from '../language-server/sessions.ts'

/** A URL that works in every browser and that the standard does not allow, and one with a slip that it allows. */
const text = 'fetch("https://example.com/?a[0]=b|c"); fetch("https//example.com/a")'

describe('the preset "standard" is one word in', () => {
  const page = '<a href="https://example.com/?a[0]=b|c">x</a><a href="https//example.com/a">y</a>'

  test('the command line', async () => {
    const cwd = folderWith({ 'a.html': page })
    const codes = async (...options: readonly string[]) => {
      const { stdout } = await runCli(['--format', 'compact', ...options, 'a.html'], { cwd })
      return stdout.match(/(?:document|whatwg)\/[\w-]+/g)
    }
    expect(await codes()).toEqual(['document/missing-scheme-colon'])
    expect(await codes('--preset', 'standard')).toEqual(['document/tolerated-character'])
  })

  test('a configuration file', async () => {
    const cwd = folderWith({ 'a.html': page, 'hreflint.config.json': '{ "preset": "standard" }' })
    const { stdout } = await runCli(['--format', 'compact', 'a.html'], { cwd })
    expect(stdout).toContain('document/tolerated-character')
    expect(stdout).not.toContain('document/missing-scheme-colon')
    const { code, stderr } = await runCli(['--preset', 'strict', 'a.html'], { cwd })
    expect([code, stderr]).toEqual([2, expect.stringContaining('standard')])
  })

  test('the settings of editors', async () => {
    const uri = 'file:///nowhere/page.html'
    const codes = async (preset: string) => {
      const { client } = await started(pulling, {}, () => ({ preset }))
      client.open(uri, page)
      const textDocument = { uri }
      const report = await client.request<DiagnosticReport>('textDocument/diagnostic', {
        textDocument,
      })
      await client.stop()
      return report.items?.map(({ code }) => code)
    }
    expect(await codes('default')).toEqual(['document/missing-scheme-colon'])
    expect(await codes('standard')).toEqual(['document/tolerated-character'])
  })

  test('ESLint', async () => {
    const found = async (preset: 'recommended' | 'standard') => {
      const eslint = new ESLint({
        overrideConfigFile: true,
        overrideConfig: [hreflint.configs[preset]],
      })
      const [result] = await eslint.lintText(text, { filePath: 'file.js' })
      return result?.messages.map(({ column }) => column)
    }
    expect(await found('standard')).toEqual([text.indexOf('[') + 1])
    expect(await found('recommended')).toEqual([text.indexOf('https//') + 1])
  })
})
