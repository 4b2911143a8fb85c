import { defineSiteIssue } from '../define-issue.ts'

export const orphan = defineSiteIssue({
  code: 'orphan',
  clause: null,
  message: 'No other page of the site links to this page.',
  why: 'Visitors find the page only if they know its address.',
  notes:
    'Off by default. Reported only by a run of `hreflint` that reads every page of a built site.',
  right: { url: '<a href="guide.html">Guide</a>' },
  examples: [
    {
      url: '<h1>Old news</h1>«»',
      site: {
        document: 'news.html',
        files: { 'index.html': '<link rel="next" href="news.html">' },
      },
    },
  ],
})
