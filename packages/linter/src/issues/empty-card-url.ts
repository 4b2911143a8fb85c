import { defineIssue } from './define-issue.ts'

export const emptyCardUrl = defineIssue({
  code: 'empty-card-url',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup',
  since: '0.1.0',
  message: 'The {{place}} is empty, so it has no effect.',
  why: 'Sites that show a preview card for the page ignore this element.',
  notes:
    'Themes and content management systems write such an element when no address, picture or player is chosen. It does no harm, so it is off by default. To turn it on, add its code to `severities`.',
  examples: [
    { url: '<meta name="twitter:image" content="«»">' },
    { url: '<meta property="og:image" content="«»">' },
  ],
  right: { url: '<meta name="twitter:image" content="https://example.com/cat.png">' },
})
