import { describe, expect, it } from 'vitest'
import { installedMarkdown } from '../documents/markdown/installed-markdown.ts'
import { specExamples } from '../documents/markdown/markdown-examples.ts'
import { seenByHreflint, seenByMicromark } from '../documents/markdown/micromark-oracle.ts'
import { mutate, numbersOf } from '../documents/markdown/mutate-markdown.ts'
import { expectSame } from '../support/expect-same.ts'
import { shareOf } from '../support/laws/share.ts'

// micromark takes about half an hour for all of them.
const documents = shareOf(1_000_000)

describe('the URLs of Markdown are those that micromark finds', () => {
  it('in many changed examples', { timeout: 6_000_000 }, () => {
    const next = numbersOf(Number(process.env.HREFLINT_SEED ?? 1))
    for (let count = 0; count < documents; count++) {
      const markdown = mutate(specExamples, next)
      expectSame(seenByHreflint(markdown), seenByMicromark(markdown), { markdown })
    }
  })

  it('in all Markdown of installed packages', () => {
    const texts = installedMarkdown({ characters: shareOf(20_000_000, 4_000_000) })
    expect(texts.length).toBeGreaterThan(300)
    for (const text of texts) expectSame(seenByHreflint(text), seenByMicromark(text))
  })
})
