import { defineSiteIssue } from '../define-issue.ts'

export const hreflangNoSelf = defineSiteIssue({
  code: 'hreflang-no-self',
  clause: null,
  message: 'None of the `hreflang` links of the page leads to the page itself.',
  why: 'Search engines want each page to name all languages, its own included, and may ignore the others without it.',
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
