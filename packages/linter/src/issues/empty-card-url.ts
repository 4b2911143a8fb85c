import { defineIssue } from './define-issue.ts'

export const emptyCardUrl = defineIssue({
  code: 'empty-card-url',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup',
  since: '0.1.0',
  message: 'The {{place}} is empty, so it has no effect.',
  why: 'Cards that show a link to the page are made as if the element were not there.',
  notes:
    'Themes and content management systems write such an element where no picture or player is chosen. It does no harm, so the finding is `info` by default.',
  examples: [{ url: '<meta name="twitter:image" content="«»">' }],
})
