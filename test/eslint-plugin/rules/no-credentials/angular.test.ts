import { testRule } from '../../support/test-rule.ts'

testRule('no-credentials', 'angular', {
  silent: [
    '<a [href]="url">https://ann@example.com/</a>',
    '<a href="https://{{ user }}@example.com/">x</a>',
  ],
  reported: [
    {
      code: '<a href="https://«ann:secret@»example.com/{{ id }}">x</a>',
      issues: ['credentials'],
      suggested: {
        0: { 'Remove the user name and password': '<a href="https://example.com/{{ id }}">x</a>' },
      },
    },
    {
      code: '@for (a of b; track a) {\n  <img src="https://«ann&#58;secret@»example.com/" alt="">\n}',
      issues: ['credentials'],
      suggested: {
        0: {
          'Remove the user name and password':
            '@for (a of b; track a) {\n  <img src="https://example.com/" alt="">\n}',
        },
      },
    },
    {
      code: '<app-link to="https://«ann@»example.com/"></app-link>',
      settings: { hreflint: { components: { 'app-link': ['to'] } } },
      issues: ['credentials'],
      suggested: {
        0: {
          'Remove the user name and password': '<app-link to="https://example.com/"></app-link>',
        },
      },
    },
  ],
})
