import { remove } from '../../../repair/repairs/characters/remove.ts'
import { defineIssue } from '../define-issue.ts'

export const bidiFormatting = defineIssue({
  code: 'bidi-formatting',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://www.rfc-editor.org/rfc/rfc3987#section-4.1',
  since: '0.1.0',
  message: 'The IRI contains a bidirectional formatting character: {{text}}.',
  why: 'It is invisible and changes the order in which its neighbors are shown, so people and programs read different text.',
  repair: remove(),
  examples: [{ url: 'https://example.com/a«\u200E»b', fixed: 'https://example.com/ab' }],
})
