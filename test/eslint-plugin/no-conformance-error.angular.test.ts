import * as parser from '@angular-eslint/template-parser'
import plugin from 'eslint-plugin-hreflint'
import { testRule } from './support/test-rule.ts'

const inAngular = { filename: 'a.component.html' }

testRule(
  'no-conformance-error',
  plugin.rules['no-conformance-error'],
  {
    silent: [{ code: '<a [href]="url" title="a b">{{ a }}</a>', ...inAngular }],
    reported: [
      {
        code: '<a href="/a« »b&amp;c/{{ id }}/d« »e">x</a>',
        ...inAngular,
        issues: ['unescaped-space', 'unescaped-space'],
        fixed: '<a href="/a%20b&amp;c/{{ id }}/d%20e">x</a>',
      },
    ],
  },
  { languageOptions: { parser: parser as never } },
)
