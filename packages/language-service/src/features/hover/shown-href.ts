import { parse, type UrlOptions } from '@hreflint/core'
import type { ShownText } from '@hreflint/core/internal'
import { shownUrl } from '@hreflint/core/shown'
import type { ReadUrl } from '../url-at.ts'

/** Returns the href of a URL as it may be shown. More people see a hover than know the user name. */
export function shownHref({ embedded, options, result }: ReadUrl): ShownText | null {
  const { url, components } = result
  if (url === null) return null
  return shownUrl({ url, components, input: embedded.text, base: options.base, hidesUser: true })
    .href
}

/** Returns the address of a page as it may be shown. */
export function shownAddress(input: string, { spec }: UrlOptions): ShownText | null {
  const { url, components } = parse(input, { spec })
  return url === null ? null : shownUrl({ url, components, input, hidesUser: true }).href
}
