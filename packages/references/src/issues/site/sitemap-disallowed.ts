import { defineSiteIssue } from '../define-issue.ts'

export const sitemapDisallowed = defineSiteIssue({
  code: 'sitemap-disallowed',
  clause: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2',
  message:
    'The sitemap lists {{target}}, but line {{line}} of `robots.txt` keeps crawlers from reading it: `Disallow: {{rule}}`.',
  why: 'The site asks search engines to read the page and forbids it at the same time. They report the entry as an error.',
  notes:
    'Only the rules for `User-agent: *` count. Not reported if a crawler that is named there may read the page, or if `robots.txt` forbids the home page: then the site wants no crawlers.',
  right: {
    url: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/a.html</loc></url></urlset>',
  },
  examples: [
    {
      url: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com«/drafts/a.html»</loc></url></urlset>',
      site: {
        document: 'sitemap.xml',
        files: { 'drafts/a.html': '', 'robots.txt': 'User-agent: *\nDisallow: /drafts/\n' },
        siteUrl: 'https://example.com/',
      },
    },
  ],
})
