import { applyEdits } from '@hreflint/core'
import { languageOf } from '@hreflint/documents'
import { lintDocument } from '@hreflint/linter'
import { expect, test } from 'vitest'
import { mark, marked } from '../../../support/marked.ts'
import { broken } from './broken.ts'
import { brokenForms, soundForms } from './connection-forms.ts'
import { soundFiles } from './sound-files.ts'
import { soundYaml } from './sound-yaml.ts'

test.each([...soundYaml, ...soundFiles])('nothing is reported in %s', (file, language, text) => {
  expect(lintDocument(text, languageOf(file) ?? language)).toEqual([])
})

test.each(soundForms)('nothing is reported in %s: %j', (language, text) => {
  expect(lintDocument(text, language)).toEqual([])
})

test.each([...broken, ...brokenForms])('in %s, %s: %j', (language, code, document, mended) => {
  const { text } = marked(document)
  const findings = lintDocument(text, language).filter(({ severity }) => severity !== 'info')
  const [fix] = findings.flatMap(({ fixes }) => fixes)
  expect({
    codes: findings.map(finding => finding.code),
    marked: mark(
      text,
      findings.map(({ span }) => span),
    ),
    mended: fix === undefined ? null : applyEdits(text, fix.edits),
  }).toEqual({ codes: [code], marked: document, mended })
})
