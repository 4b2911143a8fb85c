import { Linter } from 'eslint'
import { expect } from 'vitest'
import { type CodeBlock, codeSpans, reportedCodes } from '../code-blocks.ts'
import { runModule } from '../run-module.ts'
import type { SampleCheck } from './check.ts'

const isAboutEslint = ({ file, heading }: CodeBlock) =>
  file.includes('eslint') || heading === 'In ESLint'
const isConfig = ({ language, text }: CodeBlock) =>
  ['js', 'ts'].includes(language) && text.includes("from 'eslint-plugin-hreflint'")
const isEntry = ({ language, text }: CodeBlock) => language === 'js' && text.startsWith('{')
const fileNames: Readonly<Record<string, string>> = {
  // What is for components is for other pages too.
  html: 'sample.component.html',
  markdown: 'sample.md',
  js: 'sample.js',
  ts: 'sample.ts',
}

/** The configuration that the last of these blocks before a sample gives. */
export async function eslintConfigOf(blocks: readonly CodeBlock[]): Promise<Linter.Config[]> {
  const block = blocks.findLast(isConfig)
  if (block === undefined) throw new Error('There is no configuration.')
  const { exported } = await runModule(block.text)
  return exported as Linter.Config[]
}

/** A configuration is loaded, and a sound program has no finding under it. */
export const eslintConfigSample: SampleCheck = {
  title: 'is loaded by ESLint',
  fits: block => isAboutEslint(block) && isConfig(block),
  async check(block) {
    const config = await eslintConfigOf([block])
    for (const name of ['a.js', 'a.jsx', 'a.html', 'a.css', 'a.md', 'a.json', 'a.vue']) {
      const messages = new Linter().verify(name === 'a.json' ? '{}' : '', config, name)
      // That a file has no configuration is said as a warning, and right for most names.
      expect(messages.filter(({ fatal }) => fatal)).toEqual([])
    }
  },
}

/** One entry of a configuration: it is added to the recommended one. */
export const eslintEntrySample: SampleCheck = {
  title: 'is an entry that ESLint takes',
  fits: block => isAboutEslint(block) && isEntry(block),
  async check(block, others) {
    const recommended = await eslintConfigOf(others.filter(isConfig).slice(0, 1))
    const { exported } = await runModule(`export default ${block.text}`)
    const config = [...recommended, exported as Linter.Config]
    expect(new Linter().verify("fetch('https://example.com/')", config, 'a.js')).toEqual([])
    expect(new Linter().verify("fetch('https://a:65536/')", config, 'a.js')).toHaveLength(1)
  },
}

/** A program is linted under the configuration before it. */
export const eslintSample: SampleCheck = {
  title: 'is linted by ESLint',
  fits: block => isAboutEslint(block) && !['sh', 'text', ''].includes(block.language),
  async check(block, others) {
    const earlier = others.filter(({ line }) => line < block.line)
    const config = await eslintConfigOf(earlier)
    const name = fileNames[block.language] ?? `sample.${block.language}`
    const messages = new Linter().verify(block.text, config, name)
    const codes = messages.map(({ messageId, message }) => messageId ?? message)
    expect([...new Set(codes)]).toEqual(expectedCodes(block, others))
  },
}

/** What the text says is reported, or a report that it shows of the file. */
function expectedCodes(block: CodeBlock, others: readonly CodeBlock[]): readonly string[] {
  const [name = ''] = codeSpans(block.before)
  const report = others.find(({ language, text }) => language === 'text' && text.startsWith(name))
  if (name === '' || report === undefined) return reportedCodes(block)
  return [...report.text.matchAll(/\[(\S+\/\S+)\]/g)].flatMap(([, code]) => code ?? [])
}
