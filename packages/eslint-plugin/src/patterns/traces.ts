/**
 * Names of platform functions, modules and headers that take patterns: `URLPattern`, `postMessage`,
 * `addRoutes`, the packages of routers, `cors`, `helmet` and Workbox, `Access-Control-Allow-Origin`, and
 * `Content-Security-Policy` and other headers with policies. Letter case is spelled out, because ignoring it takes longer.
 */
const words =
  /URLPattern|postMessage|addRoutes|(?:express|router|router-dom|fastify|hono|cors|helmet|helmet-csp|workbox-routing)['"`]|llow-[oO]rigin|LLOW-ORIGIN|(?:ecurity|ermissions)-[pP]olicy|(?:ECURITY|ERMISSIONS)-POLICY|eporting-[eE]ndpoints|onnection-[aA]llowlist|se-[aA]s-[dD]ictionary|;\s*rel=/

/** Files that hosts, tables of routes, or matchers are read from. */
const configFile = /(?:^|[/\\])(?:middleware|next|nitro|nuxt|proxy|vite|vue|webpack)[\w.-]*$/

/** A text that can be the origin of a URL, which `event.origin` is compared with. */
const urlInText = /['"`]\s*[a-zA-Z][a-zA-Z\d+.-]*:\/\//

/**
 * Returns whether a program may have a pattern, from its text and the name of its file. It is asked
 * for every file, so it looks only for words.
 */
export function mayHavePattern(text: string, filename: string): boolean {
  return (
    words.test(text) ||
    (text.includes('origin') && urlInText.test(text)) ||
    configFile.test(filename)
  )
}
