import punycode from 'punycode/punycode.js'

/** Returns a host with its Punycode labels decoded. Null if that changes nothing. */
export function unicodeHost(host: string | null): string | null {
  if (host === null || !/(^|\.)xn--/.test(host)) return null
  try {
    const decoded = punycode.toUnicode(host)
    return decoded === host ? null : decoded
  } catch {
    return null
  }
}
