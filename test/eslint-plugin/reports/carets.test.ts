import { expect, test } from 'vitest'
import { type LanguageName, languages } from '../support/languages.ts'
import { carets } from '../support/lint.ts'

// What a user sees, to be read by eye: the reports under their lines, and what --fix writes.

const raw = String.raw

const files: Readonly<Record<string, readonly [language: LanguageName, code: string]>> = {
  'strings.js': [
    'js',
    raw`const API = 'https:\\api.example.com:65536'
fetch(API + '/a b')
fetch("/\x20😀\u{20}|c%zz#d#e")
new URL(${'`'}//ann:secret@example.com/${'${id}'}/a b${'`'}, 'http://1.2.3.256')
location.href = String.raw${'`'}http:\\example.com\a${'`'}
`,
  ],
  'view.jsx': [
    'jsx',
    `const View = () => (
  <>
    <a href=" /a b?c&amp;d[&nbsp;e " ping="/x\\y /z">a</a>
    <img srcSet="/a b.png 2x, http://[::1 3x" style={{ background: 'url(/a|b)' }} />
  </>
)
`,
  ],
  'page.html': [
    'html',
    '<base href="https://example.com/">\r\n<a href=http:/a\\b>x</a>\r\n<img srcset="a|b 1x">\r\n',
  ],
  'page.vue': [
    'vue',
    `<template>
  <a href="/a b" :title="'/a b'" :href="'/?a&amp;b c'">x</a>
</template>
`,
  ],
  'style.css': ['css', '@import "/a\\20 b.css";\na { background: url( /a|b ) }\n'],
  'page.md': ['markdown', '# Title\n\n> [a](</a\n> b>) ![b](/a\\|b)\n\n[c]: http:/d\n'],
}

test.each(Object.entries(files))('%s', (name, [language, code]) => {
  expect(carets(code, languages[language].config, name)).toMatchSnapshot()
})
