import * as parser from '@angular-eslint/template-parser'
import plugin from 'eslint-plugin-hreflint'
import { testRule } from './support/test-rule.ts'

const inAngular = { filename: 'a.component.html' }

testRule(
  'no-conformance-error',
  plugin.rules['no-conformance-error'],
  {
    silent: [
      { code: '<app-link to="/a b"></app-link>', ...inAngular },
      { code: '<a [href]="url" title="a b">{{ a }}</a>', ...inAngular },
    ],
    reported: [
      {
        code: '<a href="/a« »b&amp;c/{{ id }}/d« »e">x</a>',
        ...inAngular,
        issues: ['unescaped-space', 'unescaped-space'],
        fixed: '<a href="/a%20b&amp;c/{{ id }}/d%20e">x</a>',
      },
      {
        code: '<app-link to="/a« »b"></app-link><a routerLink="/{{ id }}/a« »b" [routerLink]="c">x</a>',
        ...inAngular,
        settings: { hreflint: { components: { 'app-link': ['to'], a: ['routerLink'] } } },
        issues: ['unescaped-space', 'unescaped-space'],
        fixed:
          '<app-link to="/a%20b"></app-link><a routerLink="/{{ id }}/a%20b" [routerLink]="c">x</a>',
      },
    ],
  },
  { languageOptions: { parser: parser as never } },
)
