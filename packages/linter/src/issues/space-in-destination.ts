import type { Proposal, Span } from '@hreflint/core'
import { defineIssue } from './define-issue.ts'

/** Punctuation that joins the parts of a URL. */
const joint = /[-/.=&?#_]/

/**
 * Whether a space is on one side of such a character: `for-a -job`, `data- structures`, `a. html`, `balance% 2C`. A translator or
 * a formatter divided a word there. `a - b.pdf` is the name of a file.
 */
function isSlip(input: string, { start, end }: Span): boolean {
  if (/%$/.test(input.slice(0, start)) && /^[\dA-F]{2}/i.test(input.slice(end))) return true
  const isAfter = joint.test(input.charAt(start - 1)) && input[start - 2] !== ' '
  const isBefore = joint.test(input.charAt(end)) && input[end + 1] !== ' '
  return isAfter !== isBefore
}

export const spaceInDestination = defineIssue({
  code: 'space-in-destination',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://spec.commonmark.org/0.31.2/#link-destination',
  since: '0.1.0',
  message: 'The destination contains a space, so Markdown shows the link as text.',
  why: 'A space ends a destination that is not in angle brackets. Readers see brackets and parentheses, and there is nothing to click.',
  notes:
    'Reported where it is certain that a link was meant: a URL, a path that begins with `/`, `./` or `../`, a fragment, the name of a file or of a folder with its slash, on one line and without a title in quotes. Not reported in sites of Jekyll and MkDocs, whose renderers accept spaces: there the target is looked for, as that of any other link.',
  repair: ({ input }) => {
    const spaces = Array.from(input.matchAll(/[ \t]+/g), ({ 0: text, index }) => ({
      start: index,
      end: index + text.length,
    }))
    const what = spaces.length === 1 ? '' : ' the spaces'
    const replace = (title: string, by: (span: Span) => string): readonly Proposal[] => [
      { title, edits: spaces.map(span => ({ span, text: by(span) })) },
    ]
    if (/^https?:/i.test(input) && spaces.every(span => isSlip(input, span)))
      return replace(what === '' ? 'Remove the space' : `Remove${what}`, () => '')
    // Generators write no id with a space.
    if (/^[^ \t]*#/.test(input)) return replace(`Replace${what} with -`, () => '-')
    return replace(`Percent-encode${what} as %20`, ({ start, end }) => '%20'.repeat(end - start))
  },
  examples: [
    { url: '[Guide](guide/first« »steps.md)', language: 'markdown' },
    { url: '![Cat](https://example.com/a« »cat.png)', language: 'markdown' },
  ],
})
