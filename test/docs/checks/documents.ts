import { check as checkUrl } from '@hreflint/core'
import { lintDocument } from '@hreflint/linter'
import { expect } from 'vitest'
import { reportedCodes } from '../code-blocks.ts'
import type { SampleCheck } from './check.ts'

const languages = ['html', 'css', 'markdown', 'svg', 'xml']

/** Documents are linted: found is what the text says after "Reported:", and nothing else. */
export const documentSample: SampleCheck = {
  title: 'is linted',
  fits: ({ language }) => languages.includes(language),
  check(block) {
    const codes = lintDocument(block.text, block.language).map(({ code }) => code)
    expect([...new Set(codes)]).toEqual(reportedCodes(block))
  },
}

/** A URL, alone or with a drawing of its parts below. */
export const urlSample: SampleCheck = {
  title: 'is checked',
  fits: ({ language, text }) => language === 'text' && /^[a-z]+:\S/i.test(text),
  check(block) {
    const [url = ''] = block.text.split('\n')
    const codes = checkUrl(url).map(({ code }) => code)
    expect([...new Set(codes)]).toEqual(reportedCodes(block))
  },
}
