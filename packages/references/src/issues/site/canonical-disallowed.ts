import { defineSiteIssue } from '../define-issue.ts'

export const canonicalDisallowed = defineSiteIssue({
  code: 'canonical-disallowed',
  clause: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2',
  message:
    'The canonical address of the page leads to {{target}}, but line {{line}} of `robots.txt` keeps crawlers from reading it: `Disallow: {{rule}}`.',
  why: 'Search engines cannot read the page that they are told to show instead of this one. They ignore the hint, or show neither.',
  notes:
    'Only the rules for `User-agent: *` count. Not reported if a crawler that is named there may read the page, or for a page that search engines are kept from itself.',
  right: { url: '<link rel="canonical" href="https://example.com/a.html">' },
  examples: [
    {
      url: '<link rel="canonical" href="https://example.com«/drafts/a.html»">',
      site: {
        document: 'index.html',
        files: { 'drafts/a.html': '', 'robots.txt': 'User-agent: *\nDisallow: /drafts/\n' },
        siteUrl: 'https://example.com/',
      },
    },
  ],
})
