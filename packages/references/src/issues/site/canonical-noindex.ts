import { defineSiteIssue } from '../define-issue.ts'

export const canonicalNoindex = defineSiteIssue({
  code: 'canonical-noindex',
  clause: 'https://html.spec.whatwg.org/multipage/links.html#link-type-canonical',
  message:
    'The canonical address of the page leads to {{target}}, but line {{line}} of that page says `noindex`.',
  why: 'Search engines are told to show that page instead of this one, and not to show it. They may drop both.',
  notes: 'Not reported for a page that says `noindex` itself.',
  right: { url: '<link rel="canonical" href="https://example.com/a.html">' },
  examples: [
    {
      url: '<link rel="canonical" href="https://example.com«/print.html»">',
      site: {
        document: 'guide.html',
        files: { 'print.html': '<meta name="robots" content="noindex">' },
        siteUrl: 'https://example.com/',
      },
    },
  ],
})
