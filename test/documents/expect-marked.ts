import { check, parse } from '@hreflint/core'
import {
  addressOrAny,
  dependsOnHole,
  type EmbeddedUrl,
  locateUrls,
  type UrlSite,
  withHolesFilled,
} from '@hreflint/documents'
import { expect } from 'vitest'
import { marked } from '../support/marked.ts'

/**
 * Expects that of a document without its marks the marked characters are found wrong, and nothing
 * else; and that with `%20` in their place the URLs are still located, and sound.
 */
export function expectMarked(language: string, source: string, site: UrlSite): void {
  const { text, spans } = marked(source)
  const urls = locateUrls(text, language)
  expect(urls.flatMap(found)).toEqual(spans)
  const broken = urls.filter(url => found(url).length > 0)
  expect(broken.map(url => url.site)).toEqual([site])
  const sound = locateUrls(source.replace(/«[^»]*»/g, '%20'), language)
  expect(sound.length).toBe(urls.length)
  expect(sound.flatMap(found)).toEqual([])
}

/** The texts of the URLs of a document. */
export function locatedTexts(language: string, source: string): string[] {
  return locateUrls(source, language).map(({ text }) => text)
}

/** Where a document shows what is wrong with a URL. */
function found(url: EmbeddedUrl) {
  const input = withHolesFilled(url)
  const base = url.base === 'none' ? {} : { base: addressOrAny(url.base) }
  const { components } = parse(input, base)
  return check(input, base)
    .filter(issue => !dependsOnHole(issue, url, components))
    .map(({ span }) => url.map.toSourceSpan(span))
}
