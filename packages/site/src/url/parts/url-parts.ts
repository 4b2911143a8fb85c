import { type ComponentName, type Components, componentNames, type ParsedUrl } from '@hreflint/core'
import { maskedUrl, withoutPasswordsOf } from '@hreflint/core/masked'

/** A component of the URL that was read, or a parameter of its query. */
export interface UrlPart {
  readonly name: ComponentName | 'href'
  /** As it is copied. */
  readonly value: string
  /** The same without a password. */
  readonly shown: string
}

export interface QueryParameter {
  /** Decoded, as the server reads a form. */
  readonly name: string
  readonly value: string
  /** The value without a password. */
  readonly shown: string
}

/** The components that a URL has, those that are empty left out. */
export function urlParts(
  url: ParsedUrl,
  input: string,
  components: Components,
  base: string,
): readonly UrlPart[] {
  const masked = maskedUrl(url, input, components)
  return componentNames.flatMap(name => {
    const value = url[name] ?? ''
    if (value === '') return []
    return [{ name, value, shown: withoutPasswordsOf(masked[name] ?? '', input, base) }]
  })
}

/** More than a person reads. */
const most = 500

/** Takes a query apart as `application/x-www-form-urlencoded`. */
export function queryParameters(parts: readonly UrlPart[]): readonly QueryParameter[] {
  const query = parts.find(({ name }) => name === 'query')
  if (query === undefined || !query.value.includes('=')) return []
  const values = [...new URLSearchParams(query.value)]
  const masked = [...new URLSearchParams(query.shown)]
  return values.slice(0, most).map(([name, value], index) => ({
    name,
    value,
    // A mask that hides a delimiter leaves fewer parameters: then nothing is shown.
    shown: masked.length === values.length ? (masked[index]?.[1] ?? '') : '***',
  }))
}
