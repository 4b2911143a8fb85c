import { applyEdits } from '@hreflint/core'
import { languageOf, locateDocument } from '@hreflint/documents'
import {
  type DocumentFacts,
  factsOf,
  findProfile,
  type Move,
  SiteIndex,
} from '@hreflint/references'
import fc from 'fast-check'

// Random sites, and what happens to their files.

const facts = (path: string, text: string): DocumentFacts =>
  factsOf(locateDocument(text, languageOf(path) ?? 'html', { structure: true }), text)

/** A site made of its texts at once. */
export function indexOf(texts: ReadonlyMap<string, string>, profile: string): SiteIndex {
  const index = new SiteIndex({ profile: findProfile(profile) })
  for (const path of texts.keys()) index.addFile(path)
  for (const [path, text] of texts) {
    if (languageOf(path) !== null) index.setDocument(path, facts(path, text))
  }
  return index
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
export const randomPath = fc
  .tuple(fc.constantFrom(...folders), fc.constantFrom(...names))
  .map(parts => parts.join(''))
const paths = fc.uniqueArray(randomPath, { minLength: 2, maxLength: 10 })

/** A link of a note in one of the ways in which it may name a file. */
function wikilinkTo(to: string, way: number): string {
  const path = way % 2 === 0 ? to.slice(to.lastIndexOf('/') + 1) : to
  const written = way % 3 === 0 ? path.replace(/\.md$/, '') : path
  const place = way % 5 === 0 && to.endsWith('.md') ? '#One' : ''
  return `[[${way % 7 === 0 ? '/' + to : written}${place}${way % 4 === 0 ? '|text' : ''}]]`
}

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

/** The texts of a site, by path. */
export const randomSite = paths.chain(all =>
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
          .map(({ to, way }) =>
            each.endsWith('.md') && way % 4 === 1
              ? wikilinkTo(to, way >> 2)
              : linkTo(each, to, way),
          )
        texts.set(each, textOf(each, own))
      }
      return texts
    }),
)

function textOf(path: string, links: readonly string[]): string {
  if (path.endsWith('.md')) {
    const written = links.map(link => (link.startsWith('[[') ? link : `[x](${link})`))
    return `# One\n\n${written.map(link => `${link} text\n`).join('\n')}`
  }
  if (path.endsWith('.css')) return links.map(link => `a { background: url("${link}") }\n`).join('')
  if (path.endsWith('.svg'))
    return `<svg xmlns="http://www.w3.org/2000/svg">${links.map(link => `<a href="${link}"/>`).join('')}</svg>`
  return path.endsWith('.html')
    ? `<p id="one">é😀${links.map(link => `<a title=x href='${link}'>`).join('\n')}`
    : ''
}

export const randomMove: fc.Arbitrary<Move> = fc
  .tuple(
    fc.oneof(randomPath, fc.constantFrom('a', 'b', 'a/c', 'ü n')),
    fc.oneof(randomPath, fc.constantFrom('d', 'b/e', 'f g', 'a/h')),
  )
  .map(([from, to]) => ({ from, to }))

const endingOf = (path: string): string => /\.\w+$/.exec(path)?.[0] ?? ''

/** Whether files can be moved so: nothing is written over, no folder goes into itself, and no file gets another ending. */
export function isPossibleMove(texts: ReadonlyMap<string, string>, { from, to }: Move): boolean {
  const files = [...texts.keys()]
  const moves = files.some(each => each === from || each.startsWith(`${from}/`))
  const isFree = !files.some(
    each => each === to || each.startsWith(`${to}/`) || to.startsWith(`${each}/`),
  )
  return moves && isFree && !`${to}/`.startsWith(`${from}/`) && endingOf(from) === endingOf(to)
}

/** A text without its links. */
export function withoutLinks(text: string, links: ReturnType<SiteIndex['linksOf']>): string {
  return applyEdits(
    text,
    links.map(({ use: { span } }) => ({ span, text: '' })),
  )
}
