import { defineSiteIssue } from '../define-issue.ts'

export const sitemapNoindex = defineSiteIssue({
  code: 'sitemap-noindex',
  clause: null,
  message: 'The sitemap lists {{target}}, but line {{line}} of that page says `noindex`.',
  why: 'A sitemap lists the pages that search engines should show. They read this one, leave it out and report the entry as an error.',
  notes:
    'Read from `<meta name="robots">` and `<meta name="googlebot">`; `none` includes `noindex`. Not reported if the home page says so too: then the site is not for search engines.',
  right: {
    url: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/a.html</loc></url></urlset>',
  },
  examples: [
    {
      url: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com«/thanks.html»</loc></url></urlset>',
      site: {
        document: 'sitemap.xml',
        files: { 'thanks.html': '<meta name="robots" content="noindex">' },
        siteUrl: 'https://example.com/',
      },
    },
  ],
})
