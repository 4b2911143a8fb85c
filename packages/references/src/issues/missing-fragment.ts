import { defineIssue, writeCandidates } from './define-issue.ts'

export const missingFragment = defineIssue({
  code: 'missing-fragment',
  clause:
    'https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element',
  message: 'There is no {{anchor}} in {{target}}.',
  why: 'The page opens at its top, and the reader has to look for the place.',
  notes:
    'Headings of Markdown have the ids that the generator of the site gives them. `#`, `#top` and text fragments (`#:~:text=…`) are always fine; what a router or player reads (`#/page`, `#t=10`) is not looked for.',
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
