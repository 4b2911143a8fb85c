/**
 * Matches the start of a type parameter list where JSX could also begin: a name and a comma, a name
 * that extends something, or a list right before a parenthesis.
 */
const opening =
  /<(?=\s*(?:const\s+)?[A-Za-z_$][\w$]*(?:\s*,|\s+extends\s+[^\s=>/]|(\s*=[^<>=]*)?>\s*\())/g

const name = /[\w$]+(?=\s*(?:=[^<>=]*)?>)/y

/**
 * Replaces each `<` that begins type parameters with a space, by the rules of TypeScript. The
 * tokenizer would read them as a start tag, and the rest of the file as its text.
 */
export function maskTypeParameters(source: string): string {
  if (!source.includes('<')) return source
  return source.replace(opening, (found: string, _default: string | undefined, at: number) => {
    name.lastIndex = at + 1
    const tag = name.exec(source)?.[0]
    // `<b>(text)</b>` is an element, because it has an end tag.
    const isElement = tag !== undefined && source.includes(`</${tag}`)
    return isElement ? found : ' '
  })
}
