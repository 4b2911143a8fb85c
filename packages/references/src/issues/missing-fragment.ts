import { defineIssue, writeCandidates } from './define-issue.ts'

export const missingFragment = defineIssue({
  code: 'missing-fragment',
  clause:
    'https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element',
  message: 'There is no {{anchor}} in {{target}}.',
  why: 'The page opens at the top, and readers have to find the place themselves.',
  notes:
    'Headings in Markdown have the ids that the generator of the site gives them. `#`, `#top` and text fragments (`#:~:text=…`) are always accepted. Fragments for a router or player (`#/page`, `#t=10`) are not checked.',
  repair: writeCandidates,
  examples: [
    {
      url: '<a href="a.html#«instalation»">Install</a>',
      fixed: '<a href="a.html#installation">Install</a>',
      site: { document: 'index.html', files: { 'a.html': '<h2 id="installation">Install</h2>' } },
    },
    {
      url: '# How to\n\n[How](#«howto»)',
      fixed: '# How to\n\n[How](#how-to)',
      site: { document: 'README.md', files: {}, profile: 'github' },
    },
  ],
})
