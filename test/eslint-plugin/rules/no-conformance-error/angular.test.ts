import { testRule } from '../../support/test-rule.ts'

testRule('no-conformance-error', 'angular', {
  silent: ['<app-link to="/a b"></app-link>', '<a [href]="url" title="a b">{{ a }}</a>'],
  reported: [
    {
      code: '<a href="/a« »b&amp;c/{{ id }}/d e">x</a>',
      issues: ['unescaped-space'],
      suggested: {
        0: {
          'Percent-encode as %20 in all 2 places': '<a href="/a%20b&amp;c/{{ id }}/d%20e">x</a>',
        },
      },
    },
    {
      code: '<app-link to="/a« »b"></app-link><a routerLink="/{{ id }}/a« »b" [routerLink]="c">x</a>',
      settings: { hreflint: { components: { 'app-link': ['to'], a: ['routerLink'] } } },
      issues: ['unescaped-space', 'unescaped-space'],
      fixed:
        '<app-link to="/a%20b"></app-link><a routerLink="/{{ id }}/a b" [routerLink]="c">x</a>',
      suggested: {
        1: {
          'Percent-encode as %20':
            '<app-link to="/a b"></app-link><a routerLink="/{{ id }}/a%20b" [routerLink]="c">x</a>',
        },
      },
    },
    {
      code: `<a [href]="'/our« »team/' + id + '/a« »b'">x</a>`,
      issues: ['unescaped-space', 'unescaped-space'],
      suggested: {
        0: { 'Percent-encode as %20': `<a [href]="'/our%20team/' + id + '/a b'">x</a>` },
        1: { 'Percent-encode as %20': `<a [href]="'/our team/' + id + '/a%20b'">x</a>` },
      },
    },
    {
      code: '<a [href]="`/a« »b/${id}/c« »d`">x</a>',
      issues: ['unescaped-space', 'unescaped-space'],
      suggested: {
        0: { 'Percent-encode as %20': '<a [href]="`/a%20b/${id}/c d`">x</a>' },
        1: { 'Percent-encode as %20': '<a [href]="`/a b/${id}/c%20d`">x</a>' },
      },
    },
  ],
})
