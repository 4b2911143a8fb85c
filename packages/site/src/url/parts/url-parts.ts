import { type ComponentName, type Components, componentNames, type ParsedUrl } from '@hreflint/core'
import { mask } from '@hreflint/core/internal'
import { shownUrl } from '@hreflint/core/shown'

/** A component of the parsed URL. */
export interface UrlPart {
  readonly name: ComponentName | 'href'
  /** The value as it is copied. */
  readonly value: string
  /** The same without a password. */
  readonly shown: string
}

export interface QueryParameter {
  /** The name, decoded as a server decodes a form, without a password. */
  readonly name: string
  readonly value: string
  /** The value without a password. */
  readonly shown: string
}

/** Returns the components of a URL that are not empty. */
export function urlParts(
  url: ParsedUrl,
  input: string,
  components: Components,
  base: string,
): readonly UrlPart[] {
  const shown = shownUrl({ url, components, input, base })
  return componentNames.flatMap(name => {
    const value = url[name] ?? ''
    if (value === '') return []
    return [{ name, value, shown: shown[name] ?? '' }]
  })
}

/** Maximum number of parameters that are shown. Nobody reads more. */
const most = 500

/** Splits a query as `application/x-www-form-urlencoded`. */
export function queryParameters(parts: readonly UrlPart[]): readonly QueryParameter[] {
  const query = parts.find(({ name }) => name === 'query')
  if (query === undefined || !query.value.includes('=')) return []
  const values = [...new URLSearchParams(query.value)]
  const masked = [...new URLSearchParams(query.shown)]
  return values.slice(0, most).map(([, value], index) => {
    // A mask that hides a delimiter leaves fewer parameters. If so, none is shown.
    const [name = mask, shown = mask] = masked.length === values.length ? (masked[index] ?? []) : []
    return { name, value, shown }
  })
}
