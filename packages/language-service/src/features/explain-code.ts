import { replaceControls } from '@hreflint/core/internal'
import { findingCatalogue, kindInWords } from '@hreflint/linter'
import { codeBlock, escaped } from './hover/markdown.ts'

/** Returns an explanation of a code, as a Markdown document. Null if the code is unknown. */
export function explainCode(code: string): string | null {
  const definition = findingCatalogue.get(code)
  if (definition === undefined) return null
  const { message, why, notes, clause, specName, examples } = definition
  const parts = [
    `# ${escaped(code)}`,
    escaped(message.replace(/\{\{(\w+)\}\}/g, '‹$1›')),
    ...(why === '' ? [] : [escaped(why)]),
    ...(notes === undefined ? [] : [escaped(notes)]),
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

function nameOf(specName: string | null): string {
  return specName === null ? '' : ` calls it \`${specName}\``
}

/** Returns a text with control and format characters as U+FFFD. */
function visible(text: string): string {
  return replaceControls(text, () => '\uFFFD')
}
