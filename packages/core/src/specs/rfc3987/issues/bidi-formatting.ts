import { remove } from '../../../repair/repairs/characters/remove.ts'
import { defineIssue } from '../define-issue.ts'

export const bidiFormatting = defineIssue({
  code: 'bidi-formatting',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://www.rfc-editor.org/rfc/rfc3987#section-4.1',
  since: '0.1.0',
  message: 'The IRI contains the bidirectional formatting character {{text}}.',
  why: 'It cannot be seen and changes the order in which the characters around it are shown: what a reader sees is not what the program reads.',
  repair: remove(),
  examples: [{ url: 'https://example.com/a«\u200E»b', fixed: 'https://example.com/ab' }],
})
