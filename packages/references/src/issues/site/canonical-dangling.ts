import { defineSiteIssue, writeCandidates } from '../define-issue.ts'

export const canonicalDangling = defineSiteIssue({
  code: 'canonical-dangling',
  clause: 'https://html.spec.whatwg.org/multipage/links.html#link-type-canonical',
  message: 'The canonical address of the page leads to {{target}}, which does not exist.',
  why: 'Search engines drop the page in favor of one that does not exist, or ignore the hint.',
  repair: writeCandidates,
  examples: [
    {
      url: '<link rel="canonical" href="https://example.com«/guide/instal.html»">',
      fixed: '<link rel="canonical" href="https://example.com/guide/install.html">',
      site: {
        document: 'index.html',
        files: { 'guide/install.html': '' },
        siteUrl: 'https://example.com/',
      },
    },
  ],
})
