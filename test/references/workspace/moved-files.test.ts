import { applyEdits } from '@hreflint/core'
import { languageOf } from '@hreflint/documents'
import { movedLinks, movedPath, type RewrittenUse, writtenLinks } from '@hreflint/references'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectSame } from '../../support/expect-same.ts'
import { indexOf, isPossibleMove, randomMove, randomSite, withoutLinks } from './random-site.ts'

// Whatever moves: what a link led to before, it leads to after, and nothing else in the files is another.

const runs = Number(process.env.HREFLINT_MOVES ?? 80)

/** The text with links written anew. */
function rewrite(path: string, text: string, rewritten: readonly RewrittenUse[]): string {
  const language = languageOf(path) ?? 'html'
  const edits = writtenLinks({ text, language }, rewritten).flatMap(each => each ?? [])
  return applyEdits(
    text,
    edits.toSorted((a, b) => a.span.start - b.span.start),
  )
}

describe.each(['files', 'pages', 'github', 'vitepress', 'mkdocs', 'vault'])(
  'on a site of %s',
  profile => {
    test('links lead where they did after files and folders have moved', () => {
      let rewrittenLinks = 0
      fc.assert(
        fc.property(randomSite, randomMove, (texts, one) => {
          const start =
            profile === 'mkdocs'
              ? new Map([...texts].map(([each, text]) => [`docs/${each}`, text]))
              : texts
          const moves =
            profile === 'mkdocs' ? [{ from: `docs/${one.from}`, to: `docs/${one.to}` }] : [one]
          fc.pre(isPossibleMove(start, moves[0] ?? one))
          const before = indexOf(start, profile)
          const { rewritten } = movedLinks(before, moves)
          rewrittenLinks += rewritten.length
          const after = new Map(
            Array.from(start, ([each, text]) => [
              movedPath(each, moves),
              rewrite(
                each,
                text,
                rewritten.filter(({ path: from }) => from === each),
              ),
            ]),
          )
          const index = indexOf(after, profile)
          for (const each of before.paths) {
            const now = index.linksOf(movedPath(each, moves))
            for (const [number, { use, resolution }] of before.linksOf(each).entries()) {
              const { state, target, anchor } = resolution
              if (state !== 'exists' || target === null) continue
              // A folder is gone with its last file.
              const moved = movedPath(target, moves)
              const isThere = ([name]: [string, unknown]) =>
                name === moved || name.startsWith(`${moved}/`)
              if (moved !== '' && ![...after].some(isThere)) continue
              const link = now[number]
              expectSame(
                {
                  state: link?.resolution.state,
                  target: link?.resolution.target,
                  anchor: link?.resolution.anchor,
                },
                { state, target: moved, anchor },
                {
                  files: [...start],
                  move: moves,
                  document: each,
                  link: use.text,
                  written: link?.use.text,
                },
              )
            }
            // Nothing but links is another.
            const text = after.get(movedPath(each, moves)) ?? ''
            expectSame(
              withoutLinks(text, now),
              withoutLinks(start.get(each) ?? '', before.linksOf(each)),
            )
          }
        }),
        { numRuns: runs },
      )
      expect(rewrittenLinks).toBeGreaterThan(runs / 10)
    })
  },
)
