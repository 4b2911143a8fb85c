import { type EmbeddedText, nestUrl } from '../embedded-text.ts'
import type { UrlSite, UrlSyntax } from '../embedded-url.ts'
import { type JsonString, locateJsonStrings } from '../languages/json/locate-json-strings.ts'
import { judgeLinkedData } from '../linked-data/judge-linked-data.ts'
import type { TakeUrl } from './meta-urls.ts'

/**
 * Returns the URL syntax of a string in a data block and the name of its property; null if it is
 * not a URL.
 */
type Judge = (string: JsonString) => { syntax: UrlSyntax; property: string } | null

/**
 * Finds the URLs in a `script` element that is a data block: import map and speculation rules
 * (HTML), JSON-LD. `type` is in lower case. Other types have no URLs.
 */
export function scriptUrls(
  content: EmbeddedText,
  type: string,
  take: TakeUrl,
  wantsPatterns = false,
): void {
  const judge = judges.get(type.replace(/[\t\n\f\r ]*;.*/s, ''))
  if (judge === undefined) return
  for (const string of locateJsonStrings(content.text, content.holes)) {
    if (wantsPatterns && judge === judgeSpeculationRules && isMatcher(string)) {
      const site: UrlSite = {
        kind: 'json',
        element: 'script',
        syntax: 'pattern',
        dialect: 'urlpattern',
      }
      take(nestUrl(string, content), site)
    }
    const place = judge(string)
    if (place === null) continue
    const site: UrlSite = { kind: 'json', element: 'script', ...place }
    take(nestUrl(string, content), site)
  }
}

const judges = new Map<string, Judge>([
  ['importmap', judgeImportMap],
  ['speculationrules', judgeSpeculationRules],
  ['application/ld+json', judgeLinkedData],
])

/**
 * A URL in an import map, whether address or specifier, is absolute or begins with `/`, `./` or
 * `../`. A scope is any URL. Other specifiers are names of modules.
 */
function judgeImportMap({ path, isKey, text }: JsonString): ReturnType<Judge> {
  const [property, ...below] = path
  if (typeof property !== 'string') return null
  const level = property === 'scopes' ? below.length - 1 : below.length
  if (isKey && property === 'scopes' && level === 0) return { syntax: 'url', property }
  if (level !== 1 || !/^(?:imports|scopes|integrity)$/.test(property)) return null
  const isRelative = /^(?:\.{0,2}\/)/.test(text)
  if (isKey) {
    const isUrl = property === 'integrity' || isRelative || /^[a-z][a-z0-9+.-]*:/i.test(text)
    return isUrl ? { syntax: isRelative ? 'url' : 'absolute-url', property } : null
  }
  if (property === 'integrity') return null
  return { syntax: isRelative ? 'url' : 'absolute-url', property }
}

/** Whether this is `href_matches` of a rule: a pattern, or one in a list. */
function isMatcher({ path, isKey }: JsonString): boolean {
  return (
    !isKey &&
    path.includes('where') &&
    path.findLast(part => typeof part === 'string') === 'href_matches'
  )
}

/** Reads the `urls` of a rule, and `href_matches` if it is a URL rather than a pattern for many. */
function judgeSpeculationRules({ path, isKey, text }: JsonString): ReturnType<Judge> {
  const property = path.findLast(part => typeof part === 'string')
  if (isKey || typeof path[1] !== 'number') return null
  if (property === 'urls' && path.length === 4) return { syntax: 'url', property }
  if (property !== 'href_matches' || !path.includes('where')) return null
  return /[*:(){}?+\\]/.test(text.replace(/^https?:/i, '')) ? null : { syntax: 'url', property }
}
