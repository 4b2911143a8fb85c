import { type DocumentLanguage, hashComment } from '../../language.ts'
import { locateRedirects } from './locate-redirects.ts'

/** `_redirects` of Netlify and Cloudflare. */
export const redirectsLanguages: readonly DocumentLanguage[] = [
  {
    id: 'redirects',
    extensions: [],
    fileNames: ['_redirects'],
    isConfiguration: true,
    comments: [hashComment],
    locate: text => locateRedirects(text),
  },
]
