import { type DocumentLanguage, hashComment } from '../../language.ts'
import { hashCommentsIn, locateRedirects } from './locate-redirects.ts'
import { locateRobots } from './locate-robots.ts'

const byLine = { extensions: [], isConfiguration: true, comments: [hashComment] } as const

/** Files that hosts and robots read line by line. */
export const redirectsLanguages: readonly DocumentLanguage[] = [
  // Of Netlify and Cloudflare.
  { ...byLine, id: 'redirects', fileNames: ['_redirects'], locate: text => locateRedirects(text) },
  // Its paths are patterns; there are no URLs.
  {
    ...byLine,
    id: 'headers',
    fileNames: ['_headers'],
    locate: text => ({ urls: [], bases: [], comments: hashCommentsIn(text), encoding: 'utf-8' }),
  },
  // RFC 9309.
  { ...byLine, id: 'robots', fileNames: ['robots.txt'], locate: text => locateRobots(text) },
]
