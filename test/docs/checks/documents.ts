import { check as checkUrl } from '@hreflint/core'
import { type Config, lintDocument, resolveConfig } from '@hreflint/linter'
import { expect } from 'vitest'
import { type CodeBlock, reportedCodes } from '../code-blocks.ts'
import type { SampleCheck } from './check.ts'

const languages = ['html', 'css', 'markdown', 'svg', 'xml']

/**
 * Documents are linted: found is what the text says after "Reported:", and nothing else. What a
 * configuration before them forbids is forbidden in them.
 */
export const documentSample: SampleCheck = {
  title: 'is linted',
  fits: ({ language }) => languages.includes(language),
  check(block, blocks) {
    const config = configBefore(block, blocks)
    const codes = lintDocument(block.text, block.language, config).map(({ code }) => code)
    expect([...new Set(codes)]).toEqual(reportedCodes(block))
  },
}

function configBefore(block: CodeBlock, blocks: readonly CodeBlock[]): Config | undefined {
  const before = blocks
    .slice(0, blocks.indexOf(block))
    .findLast(({ language, text }) => language === 'json' && text.includes('"forbid"'))
  return before === undefined
    ? undefined
    : (resolveConfig(JSON.parse(before.text)).config ?? undefined)
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
