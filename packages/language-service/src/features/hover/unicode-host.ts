import punycode from 'punycode/punycode.js'

/** A host with its Punycode labels decoded; null if that shows nothing new. */
export function unicodeHost(host: string | null): string | null {
  if (host === null || !/(^|\.)xn--/.test(host)) return null
  try {
    const decoded = punycode.toUnicode(host)
    return decoded === host ? null : decoded
  } catch {
    return null
  }
}
