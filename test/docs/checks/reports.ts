import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ESLint } from 'eslint'
import { expect } from 'vitest'
import { folderWith, runCli } from '../../cli/support/run-cli.ts'
import type { SampleCheck } from './check.ts'
import { eslintConfigOf } from './eslint.ts'

const header = /^(\S+):\d+:\d+ {2}(?:error|warning|info) {2}\S+\/\S+$/m

/** What the command line prints: the lines that it quotes are linted, and it prints the same. */
export const reportSample: SampleCheck = {
  title: 'is what the command line prints',
  fits: ({ language, text }) => language === 'text' && header.test(text),
  async check({ text }) {
    const [, name = ''] = header.exec(text) ?? []
    const lines: string[] = []
    for (const [, number = '', content = ''] of text.matchAll(/^ *(\d+) │ (.*)$/gm)) {
      lines[Number(number) - 1] = content
    }
    const cwd = folderWith({})
    writeFileSync(join(cwd, name), `${Array.from(lines, line => line ?? '').join('\n')}\n`)
    const { stdout } = await runCli([name], { cwd })
    // Of several findings some may be shown.
    expect(stdout).toContain(text.trimEnd())
  },
}

/** What ESLint prints of the file that the same text shows. */
export const eslintReportSample: SampleCheck = {
  title: 'is what ESLint prints',
  fits: ({ language, text }) => language === 'text' && /hreflint\/no-\S+$/m.test(text),
  async check({ text }, others) {
    const [name = ''] = text.split('\n')
    const block = others.find(({ before }) => before === `\`${name}\`:`)
    expect(block, `a block for ${name}`).toBeDefined()
    const overrideConfig = await eslintConfigOf(others)
    const eslint = new ESLint({ overrideConfigFile: true, overrideConfig, cwd: folderWith({}) })
    const results = await eslint.lintText(block?.text ?? '', { filePath: name })
    const [messages = []] = results.map(result => result.messages)
    const shown = text
      .split('\n')
      .slice(1)
      .filter(line => line !== '')
    expect(
      messages.map(({ line, column, severity, message, ruleId }) =>
        [`${line}:${column}`, severity === 2 ? 'error' : 'warning', message, ruleId].join(' '),
      ),
    ).toEqual(shown.map(line => line.trim().replaceAll(/ {2,}/g, ' ')))
  },
}
