import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectSame } from '../../../support/expect-same.ts'
import { mdxDocuments } from './mdx-documents.ts'
import { seenByHreflint, seenByMicromark } from './mdx-oracle.ts'

const runs = Number(process.env.HREFLINT_MDX_DOCUMENTS ?? 600)

describe('the URLs, headings and comments of MDX are those that micromark finds', () => {
  it('in generated documents', () => {
    let read = 0
    fc.assert(
      fc.property(mdxDocuments, source => {
        let expected: ReturnType<typeof seenByMicromark>
        try {
          expected = seenByMicromark(source)
        } catch {
          return
        }
        read++
        expectSame(seenByHreflint(source), expected, { source })
      }),
      { numRuns: runs },
    )
    expect(read).toBeGreaterThan(runs / 2)
  })
})
