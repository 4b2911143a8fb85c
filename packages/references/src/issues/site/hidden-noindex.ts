import { defineSiteIssue } from '../define-issue.ts'

export const hiddenNoindex = defineSiteIssue({
  code: 'hidden-noindex',
  clause: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2',
  message:
    'Crawlers never see this `noindex`: line {{line}} of `robots.txt` keeps them from reading the page: `Disallow: {{rule}}`.',
  why: 'Search engines may still list the address of the page if other pages link to it. They leave it out only if they may read it.',
  notes: 'Reported only if each address of the page is forbidden to all crawlers.',
  right: { url: '<meta name="robots" content="index">' },
  examples: [
    {
      url: '<meta name="robots" content="«noindex»">',
      site: {
        document: 'drafts/a.html',
        files: { 'robots.txt': 'User-agent: *\nDisallow: /drafts/\n' },
        siteUrl: 'https://example.com/',
      },
    },
  ],
})
