/** The longest label and the longest domain name that fit into the Domain Name System. */
export const longestLabel = 63
export const longestDomain = 253

/** Whether an ASCII domain and its labels fit into the Domain Name System. */
export function fitsDns(domain: string): boolean {
  const fits = (label: string): boolean => label !== '' && label.length <= longestLabel
  return domain.length <= longestDomain && domain.split('.').every(fits)
}
