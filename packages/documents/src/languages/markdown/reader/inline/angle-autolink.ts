/** An autolink between `<` and `>`: CommonMark 6.5. */
const uri = /<[A-Za-z][A-Za-z0-9+.-]{1,31}:[^\u0001-\u0020\u007F<>]*>/y
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const email = new RegExp(`<[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*>`, 'y')

/**
 * Returns the kind and the end of the autolink that begins at the `<` at `start`; null if there is
 * none.
 */
export function angleAutolink(
  text: string,
  start: number,
): { readonly kind: 'uri' | 'email'; readonly end: number } | null {
  uri.lastIndex = start
  if (uri.test(text)) return { kind: 'uri', end: uri.lastIndex }
  email.lastIndex = start
  return email.test(text) ? { kind: 'email', end: email.lastIndex } : null
}
