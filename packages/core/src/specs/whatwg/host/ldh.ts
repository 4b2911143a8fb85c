/** The longest label and the longest domain name that the Domain Name System has room for. */
export const longestLabel = 63
export const longestDomain = 253

/** The longest label, in code units, of which more than the length is reported. */
export const longestExamined = 1024

/** Whether an ASCII domain and its labels have lengths that the Domain Name System has room for. */
export function fitsDns(domain: string): boolean {
  const fits = (label: string): boolean => label !== '' && label.length <= longestLabel
  return domain.length <= longestDomain && domain.split('.').every(fits)
}

/** Labels that begin and end with a letter or digit. */
const strictLabels = /^[a-z0-9]+(?:-+[a-z0-9]+)*(?:\.[a-z0-9]+(?:-+[a-z0-9]+)*)*$/

/**
 * Whether a lower-case ASCII domain without Punycode passes ToASCII with all checks: labels of
 * letters, digits and inner hyphens, no hyphens in third and fourth place, lengths as DNS has them.
 */
export function isStrictAsciiDomain(domain: string): boolean {
  if (domain.length > longestDomain || !strictLabels.test(domain)) return false
  const isShort = domain.length <= longestLabel && !domain.includes('--')
  return isShort || domain.split('.').every(isStrictLabel)
}

/** The same of one label. */
export function isStrictLabel(label: string): boolean {
  return (
    label.length <= longestLabel &&
    /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(label) &&
    !label.startsWith('--', 2)
  )
}
