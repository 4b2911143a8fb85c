import { languageOf, locateDocument, type DocumentStructure } from '@hreflint/documents'
import { factsOf, findProfile, listingOf, resolveFacts, Site } from '@hreflint/references'
import { expect, test } from 'vitest'

// The versions of a page in other languages are compared with each other. Counted is how often a `link` element is looked at.

const name = (index: number) => `p${index}.html`

/** How often link elements are looked at, on a site of pages that each name all of the pages. */
function looks(count: number): number {
  const names = Array.from({ length: count }, (_, index) => name(index))
  const text = names
    .map((target, index) => `<link rel="alternate" hreflang="x-${index}" href="/${target}">`)
    .join('')
  const sitemap = names
    .map(target => `<url><loc>https://example.com/${target}</loc></url>`)
    .join('')
  let looked = 0
  const structures = new Map<string, DocumentStructure>()
  const counted = (path: string, content: string) => {
    let structure = structures.get(path)
    if (structure === undefined) {
      structure = locateDocument(content, languageOf(path) ?? '', { structure: true }).structure
      if (structure === undefined) throw new Error(`${path} has no structure.`)
      const relations = structure.relations.map(
        relation =>
          new Proxy(relation, {
            get(target, key) {
              looked += 1
              return Reflect.get(target, key)
            },
          }),
      )
      structures.set(path, { ...structure, relations })
    }
    return structures.get(path) ?? null
  }
  const site = new Site({
    listing: listingOf([...names, 'sitemap.xml']),
    profile: findProfile('files'),
    siteUrl: 'https://example.com/',
    structureOf: path =>
      path === 'sitemap.xml'
        ? counted(
            path,
            `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${sitemap}</urlset>`,
          )
        : counted(path, text),
  })
  const located = locateDocument(text, 'html', { structure: true })
  const facts = factsOf(located, text)
  for (const path of names) {
    const resolved = resolveFacts(site, path, { ...facts, structure: counted(path, text) })
    expect(resolved.filter(({ resolution: { issue } }) => issue !== null)).toEqual([])
  }
  return looked
}

test('are looked at in proportion to the number of `link` elements', () => {
  // Each of n pages has n elements.
  const [few, many] = [8, 32].map(count => looks(count) / count ** 2)
  expect(many).toBeLessThan(1.2 * (few ?? 0))
})
