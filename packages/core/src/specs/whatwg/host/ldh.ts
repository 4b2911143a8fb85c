/** The longest label and the longest domain name that the Domain Name System has room for. */
export const longestLabel = 63
export const longestDomain = 253

/**
 * Whether a lower-case ASCII domain without Punycode passes ToASCII with all checks: labels of
 * letters, digits and inner hyphens, no hyphens in third and fourth place, lengths as DNS has them.
 */
export function isStrictAsciiDomain(domain: string): boolean {
  return domain.length <= longestDomain && domain.split('.').every(isStrictLabel)
}

function isStrictLabel(label: string): boolean {
  return (
    label.length <= longestLabel &&
    /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(label) &&
    !label.startsWith('--', 2)
  )
}
