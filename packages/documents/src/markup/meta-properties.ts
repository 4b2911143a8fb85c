import type { UrlSyntax } from '../embedded-url.ts'

/**
 * Names of `meta` elements whose content is a URL, by `property` or `name`:
 *
 * - Open Graph (ogp.me) and App Links (applinks.org): absolute URLs.
 * - Cards of X: absolute URLs.
 * - Pinned sites and tiles of Windows (msapplication): resolved against the document.
 */
const syntaxOf: ReadonlyMap<string, UrlSyntax> = new Map<string, UrlSyntax>([
  ...named(
    'absolute-url',
    'og:url og:image og:image:url og:image:secure_url og:audio og:audio:url og:audio:secure_url',
  ),
  ...named('absolute-url', 'og:video og:video:url og:video:secure_url og:see_also'),
  ...named('absolute-url', 'al:ios:url al:iphone:url al:ipad:url al:android:url al:web:url'),
  ...named('absolute-url', 'al:windows:url al:windows_phone:url al:windows_universal:url'),
  ...named('absolute-url', 'twitter:image twitter:image:src twitter:url twitter:player'),
  ...named('absolute-url', 'twitter:player:stream'),
  ...named(
    'absolute-url',
    'twitter:app:url:iphone twitter:app:url:ipad twitter:app:url:googleplay',
  ),
  ...named('absolute-url-or-name', 'article:author article:publisher book:author'),
  ...named('url', 'msapplication-config msapplication-tileimage msapplication-starturl'),
  ...named('url', 'msapplication-square70x70logo msapplication-square150x150logo'),
  ...named('url', 'msapplication-square310x310logo msapplication-wide310x150logo'),
])

/** Names whose content is `key=value` pairs separated by semicolons, some with a URL. */
const pairsOf: ReadonlySet<string> = new Set([
  'msapplication-task',
  'msapplication-notification',
  'msapplication-badge',
])

function named(syntax: UrlSyntax, names: string): [string, UrlSyntax][] {
  return names.split(' ').map(name => [name, syntax])
}

/**
 * Returns the URL syntax of the content of a `meta` element with this property or name; null if it
 * is not a URL.
 */
export function syntaxOfMeta(name: string, content: string): UrlSyntax | null {
  // `none` means that there is no configuration.
  if (name === 'msapplication-config' && content.trim().toLowerCase() === 'none') return null
  return syntaxOf.get(name) ?? null
}

/** Returns the spans of the URLs in a list of pairs: `action-uri=…;icon-uri=…`, `polling-uri=…`. */
export function urlsOfPairs(name: string, content: string): { start: number; end: number }[] {
  if (!pairsOf.has(name)) return []
  return Array.from(content.matchAll(/(?:^|;)[\t\n\f\r ]*[a-z]+-uri[0-9]*=([^;]*)/gi), pair => {
    const end = pair.index + pair[0].length
    return { start: end - (pair[1]?.length ?? 0), end }
  })
}
