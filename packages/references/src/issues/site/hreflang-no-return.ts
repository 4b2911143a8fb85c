import { defineSiteIssue } from '../define-issue.ts'

export const hreflangNoReturn = defineSiteIssue({
  code: 'hreflang-no-return',
  clause: null,
  message: '{{target}} does not link back to this page with `hreflang`.',
  why: 'Search engines ignore `hreflang` between two pages unless each of them names the other.',
  notes:
    'Reported only if both pages are on the site and all addresses that they name are known. Not reported for a page whose canonical address is another page, or for a site whose sitemap lists the languages.',
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
