import { replaceControls } from '@hreflint/core/internal'
import { findingCatalogue, kindInWords } from '@hreflint/linter'
import { codeBlock, escaped, prose } from './hover/markdown.ts'

/** Returns an explanation of a code, as a Markdown document. Null if the code is unknown. */
export function explainCode(code: string): string | null {
  const definition = findingCatalogue.get(code)
  if (definition === undefined) return null
  const { message, why, notes, clause, specName, examples } = definition
  const parts = [
    `# ${escaped(code)}`,
    template(message),
    ...(why === '' ? [] : [template(why)]),
    ...(notes === undefined ? [] : [prose(notes)]),
    escaped(kindInWords(definition)),
    ...(clause === null ? [] : [`[The clause](${clause})${nameOf(specName)}`]),
    ...examples.flatMap(({ url, fixed }) => [
      codeBlock([
        `Wrong: ${visible(url)}`,
        ...(fixed === undefined ? [] : [`Fixed: ${visible(fixed)}`]),
      ]),
    ]),
    'To disable it, write this on the line before:',
    codeBlock([`<!-- hreflint-disable-next-line ${code} -- the reason -->`]),
  ]
  return `${parts.join('\n\n')}\n`
}

/** Returns a message with the names of what differs from URL to URL in italics, and in code as they are. */
function template(message: string): string {
  return (
    message
      // A part that follows another is there only sometimes, with a question such as "Did you mean …?"
      .replaceAll(/(\}\})\{\{\w+\}\}/g, '$1')
      .split(/(`[^`]+`)/)
      .map((piece, index) =>
        index % 2 === 0
          ? escaped(piece).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => `*${inWords(name)}*`)
          : piece.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => inWords(name)),
      )
      .join('')
  )
}

/** `codePoint` → `code point` */
function inWords(name: string): string {
  return name.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
}

function nameOf(specName: string | null): string {
  return specName === null ? '' : ` calls it \`${specName}\``
}

/** Returns a text with control and format characters as U+FFFD. */
function visible(text: string): string {
  return replaceControls(text, () => '\uFFFD')
}
