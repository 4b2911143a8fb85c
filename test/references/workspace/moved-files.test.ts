import { applyEdits } from '@hreflint/core'
import { languageOf, locateDocument, locateUrls, writeEdits } from '@hreflint/documents'
import {
  type DocumentFacts,
  factsOf,
  findProfile,
  type Move,
  movedLinks,
  movedPath,
  type RewrittenUse,
  SiteIndex,
} from '@hreflint/references'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectSame } from '../../support/expect-same.ts'

// Whatever moves: what a link led to before, it leads to after, and nothing else in the files is another.

const runs = Number(process.env.HREFLINT_MOVES ?? 80)

const facts = (path: string, text: string): DocumentFacts =>
  factsOf(locateDocument(text, languageOf(path) ?? 'html', { structure: true }), text)

function indexOf(texts: ReadonlyMap<string, string>, profile: string): SiteIndex {
  const index = new SiteIndex({ profile: findProfile(profile) })
  for (const path of texts.keys()) index.addFile(path)
  for (const [path, text] of texts) {
    if (languageOf(path) !== null) index.setDocument(path, facts(path, text))
  }
  return index
}

/** The text with links written anew, and the spans that were written over. */
function rewrite(path: string, text: string, rewritten: readonly RewrittenUse[]): string {
  const urls = locateUrls(text, languageOf(path) ?? 'html')
  const edits = rewritten.flatMap(({ use, text: written }) => {
    const url = urls.find(
      each => each.map.toSourceSpan({ start: 0, end: 1 }).start === use.span.start,
    )
    const edit = { span: { start: 0, end: use.text.length }, text: written }
    return (url && writeEdits([edit], url)) ?? []
  })
  return applyEdits(
    text,
    edits.toSorted((a, b) => a.span.start - b.span.start),
  )
}

const folders = ['', 'a/', 'b/', 'a/c/', 'ü n/'] as const
const names = [
  'index.html',
  'x.html',
  'y.md',
  'README.md',
  'p q.html',
  'z.svg',
  'pic.png',
  '100%.html',
  'u.css',
]
const path = fc
  .tuple(fc.constantFrom(...folders), fc.constantFrom(...names))
  .map(parts => parts.join(''))
const paths = fc.uniqueArray(path, { minLength: 2, maxLength: 10 })

/** The ways in which a link to a path may be written. */
function linkTo(from: string, to: string, way: number): string {
  const relative = posixRelative(from, to)
  const encoded = encodeURI(way % 2 === 0 ? relative : `/${to}`)
  const written =
    way % 5 === 0
      ? encoded.replace(/\.(?:html|md)$/, '')
      : way % 7 === 0
        ? encoded.replace(/index\.html$/, '')
        : encoded
  const dotted = way % 3 === 0 && /^[^./]/.test(written) ? `./${written}` : written
  return way % 11 === 0 ? `${dotted}#one` : dotted
}

function posixRelative(from: string, to: string): string {
  const start = from.split('/').slice(0, -1)
  const end = to.split('/')
  while (start.length > 0 && end.length > 1 && start[0] === end[0]) {
    start.shift()
    end.shift()
  }
  return [...start.map(() => '..'), ...end].join('/')
}

const site = paths.chain(all =>
  fc
    .array(
      fc.record({ from: fc.constantFrom(...all), to: fc.constantFrom(...all), way: fc.nat(1000) }),
      { maxLength: 14 },
    )
    .map(links => {
      const texts = new Map<string, string>()
      for (const each of all) {
        const own = links
          .filter(({ from }) => from === each)
          .map(({ to, way }) => linkTo(each, to, way))
        texts.set(each, textOf(each, own))
      }
      return texts
    }),
)

function textOf(path: string, links: readonly string[]): string {
  if (path.endsWith('.md')) return `# One\n\n${links.map(link => `[x](${link}) text\n`).join('\n')}`
  if (path.endsWith('.css')) return links.map(link => `a { background: url("${link}") }\n`).join('')
  if (path.endsWith('.svg'))
    return `<svg xmlns="http://www.w3.org/2000/svg">${links.map(link => `<a href="${link}"/>`).join('')}</svg>`
  return path.endsWith('.html')
    ? `<p id="one">é😀${links.map(link => `<a title=x href='${link}'>`).join('\n')}`
    : ''
}

const move: fc.Arbitrary<Move> = fc
  .tuple(
    fc.oneof(path, fc.constantFrom('a', 'b', 'a/c', 'ü n')),
    fc.oneof(path, fc.constantFrom('d', 'b/e', 'f g', 'a/h')),
  )
  .map(([from, to]) => ({ from, to }))

const endingOf = (path: string): string => /\.\w+$/.exec(path)?.[0] ?? ''

/** Whether files can be moved so: nothing is written over, and no folder goes into itself. */
function isPossible(texts: ReadonlyMap<string, string>, { from, to }: Move): boolean {
  const files = [...texts.keys()]
  const moves = files.some(each => each === from || each.startsWith(`${from}/`))
  const isFree = !files.some(
    each => each === to || each.startsWith(`${to}/`) || to.startsWith(`${each}/`),
  )
  return moves && isFree && !`${to}/`.startsWith(`${from}/`) && endingOf(from) === endingOf(to)
}

describe.each(['files', 'pages', 'github', 'vitepress', 'mkdocs'])('on a site of %s', profile => {
  test('links lead where they did after files and folders have moved', () => {
    let rewrittenLinks = 0
    fc.assert(
      fc.property(site, move, (texts, one) => {
        const start =
          profile === 'mkdocs'
            ? new Map([...texts].map(([each, text]) => [`docs/${each}`, text]))
            : texts
        const moves =
          profile === 'mkdocs' ? [{ from: `docs/${one.from}`, to: `docs/${one.to}` }] : [one]
        fc.pre(isPossible(start, moves[0] ?? one))
        const before = indexOf(start, profile)
        const rewritten = movedLinks(before, moves)
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
          expectSame(without(text, now), without(start.get(each) ?? '', before.linksOf(each)))
        }
      }),
      { numRuns: runs },
    )
    expect(rewrittenLinks).toBeGreaterThan(runs / 10)
  })
})

/** A text without its links. */
function without(text: string, links: ReturnType<SiteIndex['linksOf']>): string {
  return applyEdits(
    text,
    links.map(({ use: { span } }) => ({ span, text: '' })),
  )
}
