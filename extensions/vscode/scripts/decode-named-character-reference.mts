import { decodeHTMLStrict } from 'entities'

/**
 * Replaces the package of this name, whose table of names would be the second in the bundle.
 *
 * @param name A name without `&` and `;`. False if there is no character of that name.
 */
export function decodeNamedCharacterReference(name: string): string | false {
  const reference = `&${name};`
  const decoded = decodeHTMLStrict(reference)
  return decoded === reference ? false : decoded
}
