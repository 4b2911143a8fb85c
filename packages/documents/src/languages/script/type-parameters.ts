/**
 * What opens a list of type parameters where JSX could begin as well: a name and a comma, a name that
 * extends something, or a list right before a parenthesis.
 */
const opening =
  /<(?=\s*(?:const\s+)?[A-Za-z_$][\w$]*(?:\s*,|\s+extends\s+[^\s=>/]|(\s*=[^<>=]*)?>\s*\())/g

const name = /[\w$]+(?=\s*(?:=[^<>=]*)?>)/y

/**
 * The program with a space for each `<` that opens type parameters, as TypeScript decides it. The
 * tokenizer would take them for the start tag of an element, and the rest of the file for its text.
 */
export function maskTypeParameters(source: string): string {
  if (!source.includes('<')) return source
  return source.replace(opening, (found: string, _default: string | undefined, at: number) => {
    name.lastIndex = at + 1
    const tag = name.exec(source)?.[0]
    // `<b>(text)</b>` is an element: what is closed was opened.
    const isElement = tag !== undefined && source.includes(`</${tag}`)
    return isElement ? found : ' '
  })
}
