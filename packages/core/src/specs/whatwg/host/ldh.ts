import { longestDomain, longestLabel } from '../../../uts46/punycode/dns-length.ts'

export { longestDomain, longestLabel }

/** Maximum length in code units of a label that has other issues than its length. */
export const maxExaminedLength = 1024

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
    !(label.charCodeAt(2) === 0x2d && label.charCodeAt(3) === 0x2d)
  )
}
