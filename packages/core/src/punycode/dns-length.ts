/** The longest label and the longest domain name that the Domain Name System has room for. */
export const longestLabel = 63
export const longestDomain = 253

/** Whether an ASCII domain and its labels have lengths that the Domain Name System has room for. */
export function fitsDns(domain: string): boolean {
  const fits = (label: string): boolean => label !== '' && label.length <= longestLabel
  return domain.length <= longestDomain && domain.split('.').every(fits)
}
