import type { IssueDefinition } from '../../contract/issue-definition.ts'
import { replaceSpan } from '../../repair/repairs/replace-span.ts'

export const misspelledScheme = Object.freeze<IssueDefinition>({
  code: 'document/misspelled-scheme',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://fetch.spec.whatwg.org/#scheme-fetch',
  since: '0.1.0',
  message:
    'Browsers do not know the scheme {{text}}, which is probably a misspelling of {{meant}}.',
  why: 'The link opens nothing, and an image, style sheet or script with this URL does not load.',
  notes:
    'The URL Standard allows any scheme. hreflint only reports common misspellings of `http` and `https`, and only before `//` and the name of a server. It does not report schemes that some program knows, such as `shttp` or `htsp`, or deliberate ones, such as `hxxp`.',
  repair: context => {
    const { meant } = context.issue.params
    return meant === undefined ? [] : [replaceSpan(context, `Change to ${meant}`, meant)]
  },
  examples: [
    { url: '<a href="«htps»://example.com/">Example</a>' },
    { url: '<img src="«htttp»://www.example.org/cat.png" alt="A cat">' },
  ],
})
