import { plainText } from '../../embedded-text.ts'
import type { EmbeddedUrl, LocatedDocument } from '../../embedded-url.ts'
import { onlyWithout } from '../configuration/plain-value.ts'
import { hashCommentsIn } from './locate-redirects.ts'

const sitemap =
  /^[^\S\r\n\u2028\u2029]*sitemap[^\S\r\n]*:[^\S\r\n]*((?!#)(?:\{\{[^{}\r\n]*\}\}|\{%[^{}\r\n]*%\}|\S)+)/gim

const template = /\{\{[^{}\r\n]*\}\}|\{%[^{}\r\n]*%\}/g

/** Finds the URLs in `robots.txt`: those of sitemaps, which must be absolute. */
export function locateRobots(text: string): LocatedDocument {
  const urls = Array.from(
    text.matchAll(sitemap),
    ({ 0: all, 1: url = '', index }): EmbeddedUrl => ({
      ...plainText(url, index + all.length - url.length, onlyWithout(/\s/)),
      base: 'none',
      holes: Array.from(url.matchAll(template), ({ 0: hole, index: start }) => ({
        start,
        end: start + hole.length,
      })),
      encoding: 'utf-8',
      site: { kind: 'declaration', property: 'Sitemap', syntax: 'absolute-url' },
    }),
  )
  return { urls, bases: [], comments: hashCommentsIn(text), encoding: 'utf-8' }
}
