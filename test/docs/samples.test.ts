import { describe, expect, test } from 'vitest'
import type { SampleCheck } from './checks/check.ts'
import { documentSample, urlSample } from './checks/documents.ts'
import { eslintConfigSample, eslintEntrySample, eslintSample } from './checks/eslint.ts'
import { notRun } from './checks/not-run.ts'
import { programSample } from './checks/programs.ts'
import { recipeSample } from './checks/recipes.ts'
import { eslintReportSample, reportSample } from './checks/reports.ts'
import { fileSample, settingsSample } from './checks/settings.ts'
import { shellSample } from './checks/shell.ts'
import { walkthroughSample } from './checks/walkthrough.ts'
import { type CodeBlock, codeBlocks } from './code-blocks.ts'
import { readDocument, writtenByHand } from './documents.ts'

// Every block of code that a person wrote into the documentation is run or checked. What is generated
// has tests of its own: issues/pages.test.ts, test/eslint-plugin/rule-pages.test.ts.

/** The first that fits counts. */
const checks: readonly SampleCheck[] = [
  walkthroughSample,
  reportSample,
  eslintReportSample,
  urlSample,
  fileSample,
  eslintConfigSample,
  eslintEntrySample,
  shellSample,
  recipeSample,
  {
    ...settingsSample,
    fits: block => settingsSample.fits(block) && block.file !== 'docs/guide/eslint.md',
  },
  eslintSample,
  documentSample,
  programSample,
]

const exceptionFor = ({ file, language, heading }: CodeBlock) =>
  notRun.find(
    entry => entry.file === file && entry.language === language && entry.heading === heading,
  )

for (const file of writtenByHand) {
  const blocks = codeBlocks(file, readDocument(file))
  if (blocks.length === 0) continue
  describe(file, () => {
    for (const block of blocks) {
      const exception = exceptionFor(block)
      const fitting = checks.find(({ fits }) => fits(block))
      const what = exception === undefined ? (fitting?.title ?? 'has a check') : exception.reason
      test(`line ${block.line}, ${block.language}: ${what}`, async () => {
        if (exception !== undefined) {
          const [path, text] = exception.coveredBy
          expect(readDocument(path)).toContain(text)
          return
        }
        expect(fitting, `a check for ${block.language || 'a block without language'}`).toBeDefined()
        await fitting?.check(block, blocks)
      })
    }
  })
}

test('every sample that is not run is there', () => {
  const blocks = writtenByHand.flatMap(file => codeBlocks(file, readDocument(file)))
  expect(notRun.filter(entry => !blocks.some(block => exceptionFor(block) === entry))).toEqual([])
})
