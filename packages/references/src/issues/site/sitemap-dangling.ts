import { defineSiteIssue, writeCandidates } from '../define-issue.ts'

export const sitemapDangling = defineSiteIssue({
  code: 'sitemap-dangling',
  clause: null,
  message: 'The sitemap lists {{target}}, which does not exist.',
  why: 'Search engines request the page, get an error and trust the sitemap less.',
  repair: writeCandidates,
  examples: [
    {
      url: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com«/b.html»</loc></url></urlset>',
      fixed:
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/a.html</loc></url></urlset>',
      site: {
        document: 'sitemap.xml',
        files: { 'a.html': '' },
        siteUrl: 'https://example.com/',
      },
    },
  ],
})
