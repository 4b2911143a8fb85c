import { defineSiteIssue } from '../define-issue.ts'

export const hreflangNoSelf = defineSiteIssue({
  code: 'hreflang-no-self',
  clause: null,
  message: 'No `hreflang` link of the page leads to the page itself.',
  why: 'Search engines expect each page to name all its languages, including its own. Otherwise they may ignore the links.',
  right: { url: '<link rel="alternate" hreflang="en" href="https://example.com/">' },
  examples: [
    {
      url: '<link rel="alternate" hreflang="de" href="https://example.com«/de.html»">',
      site: {
        document: 'index.html',
        files: {
          'de.html':
            '<link rel="alternate" hreflang="en" href="https://example.com/index.html"><link rel="alternate" hreflang="de" href="https://example.com/de.html">',
        },
        siteUrl: 'https://example.com/',
      },
    },
  ],
})
