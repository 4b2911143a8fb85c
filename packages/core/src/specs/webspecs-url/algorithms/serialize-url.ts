import { includesCredentials, type UrlRecord } from '../url-record.ts'

/** The URL serializer of the draft. */
export function serializeUrl(url: UrlRecord, excludeFragment = false): string {
  const { scheme, schemeData, query, fragment } = url
  return (
    `${scheme ?? ''}:` +
    (schemeData ?? `//${userinfoOf(url)}${hostAndPortOf(url)}${serializePath(url)}`) +
    (query === null ? '' : `?${query}`) +
    (fragment === null || excludeFragment ? '' : `#${fragment}`)
  )
}

/** Returns the path as the serializer and the attribute write it. */
export function serializePath(url: UrlRecord): string {
  return `/${url.path.join('/')}`
}

/** Returns the host, and the port where there is one. */
export function hostAndPortOf({ host, port }: UrlRecord): string {
  return (host ?? '') + (port === '' ? '' : `:${port}`)
}

function userinfoOf(url: UrlRecord): string {
  if (!includesCredentials(url)) return ''
  const { username, password } = url
  return `${username}${password === null ? '' : `:${password}`}@`
}
