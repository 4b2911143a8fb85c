import { testRule } from '../../support/test-rule.ts'

testRule('no-parse-exception', 'angular', {
  silent: [
    '<app-link to="http://a:b"></app-link>',
    '<a [href]="url" title="http://a:b">{{ a }}</a>',
    '<a href="http://{{ host }}:{{ port }}/">x</a>',
  ],
  reported: [
    {
      code: '<a href="http://a:«b»/{{ id }}">x</a>',
      issues: ['port-invalid'],
      suggested: {
        0: {
          'Replace the colon with /': '<a href="http://a/b/{{ id }}">x</a>',
          'Remove the port': '<a href="http://a/{{ id }}">x</a>',
        },
      },
    },
    {
      code: '@if (ok) {\n  <img src="https://a«&#91;»b/" alt="">\n}',
      issues: ['domain-forbidden-code-point'],
      suggested: { 0: { 'Remove it': '@if (ok) {\n  <img src="https://ab/" alt="">\n}' } },
    },
    {
      code: '<app-link to="https://h:«65536»/"></app-link>',
      settings: { hreflint: { components: { 'app-link': ['to'] } } },
      issues: ['port-out-of-range'],
      suggested: { 0: { 'Remove the port': '<app-link to="https://h/"></app-link>' } },
    },
  ],
})
