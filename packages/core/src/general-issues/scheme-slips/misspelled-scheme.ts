import type { IssueDefinition } from '../../contract/issue-definition.ts'
import { replaceSpan } from '../../repair/repairs/replace-span.ts'

export const misspelledScheme = Object.freeze<IssueDefinition>({
  code: 'document/misspelled-scheme',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://fetch.spec.whatwg.org/#scheme-fetch',
  since: '0.1.0',
  message: 'Browsers do not know the scheme {{text}}; {{meant}} was probably meant.',
  why: 'The link opens nothing, and an image, style sheet or script with this address is not loaded.',
  notes:
    'The URL Standard allows any scheme. Only common misspellings of `http` and `https` are reported, and only before `//` and the name of a server; schemes that a program knows, such as `shttp` or `htsp`, and deliberate ones, such as `hxxp`, are not.',
  repair: context => {
    const { meant } = context.issue.params
    return meant === undefined ? [] : [replaceSpan(context, `Write ${meant}`, meant)]
  },
  examples: [
    { url: '<a href="«htps»://example.com/">Example</a>' },
    { url: '<img src="«htttp»://www.example.org/cat.png" alt="A cat">' },
  ],
})
