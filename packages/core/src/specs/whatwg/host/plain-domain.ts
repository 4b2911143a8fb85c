import { domainToEnd, longestInput } from '../../../generic-syntax/plain-address/plain-forms.ts'
import { longestLabel } from './ldh.ts'

const plainDomain = new RegExp(domainToEnd, 'y')

/**
 * Where the plain domain that begins at `start` ends; -1 if none does. Plain is a domain that is
 * certainly its own result: lower-case letters, digits and single hyphens where the strict rules of
 * UTS 46 allow them, no longer than one label may be, and a last part that no IPv4 address can end
 * with. It ends at a code unit that ends a host: `/`, `:`, `?`, `#` or the end of the text.
 */
export function plainDomainEnd(text: string, start: number): number {
  if (text.length > longestInput) return -1
  plainDomain.lastIndex = start
  if (!plainDomain.test(text)) return -1
  const end = plainDomain.lastIndex
  return end - start <= longestLabel ? end : -1
}
