/** The response headers that are judged, in lowercase, and the dialects of their values. */
const dialects: Readonly<Record<string, string>> = {
  'access-control-allow-origin': 'origin',
  'connection-allowlist': 'connection-allowlist',
  'connection-allowlist-report-only': 'connection-allowlist',
  'content-security-policy': 'csp',
  'content-security-policy-report-only': 'csp',
  link: 'link-header',
  'permissions-policy': 'permissions-policy',
  'permissions-policy-report-only': 'permissions-policy',
  'reporting-endpoints': 'reporting-endpoints',
  'use-as-dictionary': 'use-as-dictionary',
}

/** Returns the id of the dialect of a response header's value, in files and in programs; null if it is not judged. */
export function dialectOfHeader(name: string): string | null {
  const key = name.trim().toLowerCase()
  return Object.hasOwn(dialects, key) ? (dialects[key] ?? null) : null
}
