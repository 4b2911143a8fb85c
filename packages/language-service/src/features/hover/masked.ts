import { type Components, parse, type UrlOptions } from '@hreflint/core'

const mask = '•••'

/** A URL as it may be shown: without its user name and password. */
export function masked(text: string, { username, password }: Components): string {
  const secrets = [password, username].filter(span => span !== null && span.start < span.end)
  let shown = text
  for (const span of secrets) {
    if (span !== null) shown = shown.slice(0, span.start) + mask + shown.slice(span.end)
  }
  return shown
}

/** The same for a URL that was put together, such as an href. */
export function maskedHref(href: string, { spec }: UrlOptions): string {
  return href.includes('@') ? masked(href, parse(href, { spec }).components) : href
}
