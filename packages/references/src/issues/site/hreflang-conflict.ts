import { defineSiteIssue } from '../define-issue.ts'

export const hreflangConflict = defineSiteIssue({
  code: 'hreflang-conflict',
  clause: null,
  message: 'For `hreflang="{{language}}"`, the page names {{other}} as well as {{target}}.',
  why: 'Search engines show one page to the readers of a language. With two, they choose either one or ignore both.',
  notes:
    'Reported only if both links lead to pages of the site. `x-default`, which is for readers of all other languages, is optional: a page without it is not reported, but a page with two is.',
  right: { url: '<link rel="alternate" hreflang="x-default" href="https://example.com/">' },
  examples: [
    {
      url: '<link rel="alternate" hreflang="x-default" href="https://example.com/"><link rel="alternate" hreflang="x-default" href="https://example.com«/en.html»">',
      site: {
        document: 'index.html',
        files: { 'en.html': '' },
        siteUrl: 'https://example.com/',
      },
    },
  ],
})
