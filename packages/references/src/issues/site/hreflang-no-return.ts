import { defineSiteIssue } from '../define-issue.ts'

export const hreflangNoReturn = defineSiteIssue({
  code: 'hreflang-no-return',
  clause: null,
  message: '{{target}} does not link back to this page with `hreflang`.',
  why: 'Search engines ignore `hreflang` between two pages unless each of them names the other.',
  notes:
    'Reported where both pages are on the site and all addresses that they name are known. A page whose canonical address is another page, and a site whose sitemap has the languages, are left alone.',
  right: { url: '<link rel="alternate" hreflang="de" href="https://example.com/de.html">' },
  examples: [
    {
      url: '<link rel="alternate" hreflang="en" href="https://example.com/"><link rel="alternate" hreflang="de" href="https://example.com«/de.html»">',
      site: {
        document: 'index.html',
        files: {
          'de.html': '<link rel="alternate" hreflang="de" href="https://example.com/de.html">',
        },
        siteUrl: 'https://example.com/',
      },
    },
  ],
})
