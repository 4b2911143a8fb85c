import { type Components, parse, type UrlOptions } from '@hreflint/core'

const mask = '•••'

/** Returns a URL with its user name and password masked, so that it can be shown. */
function masked(text: string, { username, password }: Components): string {
  const secrets = [password, username].filter(span => span !== null && span.start < span.end)
  let shown = text
  for (const span of secrets) {
    if (span !== null) shown = shown.slice(0, span.start) + mask + shown.slice(span.end)
  }
  return shown
}

/** Masks a serialized URL, such as an href. */
export function maskedHref(href: string, { spec }: UrlOptions): string {
  return href.includes('@') ? masked(href, parse(href, { spec }).components) : href
}
