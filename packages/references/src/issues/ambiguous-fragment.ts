import { defineIssue } from './define-issue.ts'

export const ambiguousFragment = defineIssue({
  code: 'ambiguous-fragment',
  clause: 'https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute',
  message: 'The id {{anchor}} occurs more than once in {{target}}.',
  why: 'Browsers go to the first one, which may not be the one that is meant.',
  right: { url: '<a href="a.html#first-note">Note</a>' },
  examples: [
    {
      url: '<a href="a.html#«note»">Note</a>',
      site: {
        document: 'index.html',
        files: {
          'a.html':
            '<p id="note">One</p><p>Some text between the two of them.</p><p id="note">Two</p>',
        },
      },
    },
  ],
})
