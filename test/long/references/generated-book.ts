import fc from 'fast-check'

/** A Markdown file of a book, by its path without the extension. */
export interface BookPage {
  readonly path: string
  /** More lines of its front matter. */
  readonly frontMatter?: string
  readonly headings: readonly string[]
  readonly links: readonly BookLink[]
}

/** A link with a label that occurs once in the book. */
export interface BookLink {
  readonly label: string
  readonly url: string
}

const paths = [
  'index',
  'start',
  'guide/index',
  'guide/install',
  'guide/more-things',
  'guide/deep/a',
  'guide/deep/b',
  'api/v2',
  'api/list',
  'notes',
]

const words =
  'Install API v1.2 C++ it’s Über Привет 你好 snake_case kebab-case a/b 100% & — ! ? 1. 2nd `code` `a_b` *em* **strong** (x) "q" A A'.split(
    ' ',
  )
const heading = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 })
  .map(parts => `T ${parts.join(' ')}`)

const style = fc.record({
  page: fc.nat(paths.length - 1),
  start: fc.constantFrom('source', 'source', 'page', 'rooted', 'own'),
  form: fc.constantFrom('source', 'source', 'bare', 'slash', 'html'),
  change: fc.constantFrom('none', 'none', 'none', 'letter', 'case', 'folder'),
  fragment: fc.constantFrom('none', 'none', 'right', 'right', 'numbered', 'wrong', 'upper'),
  heading: fc.nat(5),
})
type Style = typeof style extends fc.Arbitrary<infer Value> ? Value : never

/**
 * Books with the same pages, and other headings and links each time.
 *
 * @param idOf Makes the id of a heading, as the generator of the book does for plain headings.
 */
export function generatedBooks(
  seed: number,
  count: number,
  linksPerPage: number,
  idOf: (heading: string) => string,
): readonly (readonly BookPage[])[] {
  const page = fc.tuple(
    fc.array(heading, { minLength: 2, maxLength: 6 }),
    fc.array(style, { minLength: linksPerPage, maxLength: linksPerPage }),
  )
  const book = fc.array(page, { minLength: paths.length, maxLength: paths.length })
  return fc.sample(book, { seed, numRuns: count }).map(pages => {
    let number = 0
    return paths.map((path, index) => {
      const [headings, styles] = pages[index] ?? [[], []]
      const links = styles.map(how => {
        const target = paths[how.page] ?? path
        const ids = (pages[how.page]?.[0] ?? []).map(idOf)
        number += 1
        return { label: `L${number}`, url: urlTo(target, path, ids, how) }
      })
      return { path, headings, links }
    })
  })
}

function urlTo(
  target: string,
  from: string,
  ids: readonly string[],
  { start, form, change, fragment, heading: at }: Style,
): string {
  const id = ids[at % ids.length] ?? ''
  const hash = {
    none: '',
    right: `#${encodeURIComponent(id)}`,
    numbered: `#${encodeURIComponent(id)}-1`,
    wrong: '#none',
    upper: `#${id.toUpperCase()}`,
  }[fragment]
  if (start === 'own') return hash === '' ? '#' : hash
  const changed = {
    none: target,
    letter: `${target}z`,
    case: target.toUpperCase(),
    folder: `none/${target}`,
  }[change]
  const isIndex = /(?:^|\/)index$/.test(changed)
  const page = isIndex ? changed.slice(0, -'index'.length) : changed
  const written = {
    source: `${changed}.md`,
    bare: page.replace(/\/$/, ''),
    slash: page.replace(/\/?$/, '/'),
    html: `${changed}.html`,
  }[form]
  const depth = from.split('/').length - 1
  // The address of a page that is a folder is one level deeper, unless it is the page of its folder.
  const deeper = start === 'page' && !/(?:^|\/)index$/.test(from) ? 1 : 0
  const up = '../'.repeat(depth + deeper)
  const prefix = start === 'rooted' ? '/' : up === '' ? './' : up
  return `${prefix}${written === '/' ? '' : written}${hash}`
}

/** The text of a page, with its title as front matter. */
export function textOf({ path, frontMatter = '', headings, links }: BookPage): string {
  const sections = headings.map(text => `## ${text}\n`)
  const list = links.map(({ label, url }) => `[${label}](${url})\n`)
  return `---\ntitle: ${path.replaceAll('/', ' ')}\n${frontMatter}\n---\n\n${[...sections, ...list].join('\n')}`
}
