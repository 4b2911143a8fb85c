import { languages } from '@hreflint/documents'
import { expect, test } from 'vitest'
import { plainSubject, service } from './marked-document.ts'

const broken = 'postgres://ada:12/PLANTED@db/x'
const odd = 'mongodb://ada:PLANTED@SECRET@db/x'

/** A document of each kind of language with passwords that break a URL. */
const documents: readonly (readonly [language: string, text: string])[] = [
  ['dotenv', `A=${broken}\nB="${odd}"`],
  ['yaml', `a: ${broken}\nb: "${odd}"`],
  ['toml', `a = "${broken}"\nb = '${odd}'`],
  ['ini', `[alembic]\na = ${broken}\nb = ${odd}`],
  ['properties', `a=${broken}\nb=${odd}`],
  ['json', `{ "a": "${broken}", "b": ["${odd}"] }`],
  ['json5', `{ a: "${broken}", b: ['${odd}'] }`],
  ['plaintext', `a ${broken}\nb "${odd}"`],
  ['dockercompose', `services: {a: {environment: ["A=${broken}", 'B=${odd}']}}`],
  ['php', `<?php a("${broken}"); b('${odd}');`],
  ['headers', `/*\n  Link: ${broken}; rel=preload\n  Access-Control-Allow-Origin: ${odd}`],
  ['nginx', `add_header Link "${broken}; rel=preload"; add_header Reporting-Endpoints 'a=${odd}';`],
  [
    'apacheconf',
    `Header set Link "${broken}; rel=preload"\nHeader add Access-Control-Allow-Origin ${odd}`,
  ],
  ['caddyfile', `header Link "${broken}; rel=preload"\nheader Reporting-Endpoints "a=${odd}"`],
  ['robots', 'Sitemap: https://ada:PLANTED/SECRET@h:99999/x\n'],
  ['html', `<a href="https://ada:PLANTED/SECRET@h:99999/x y">`],
  ['shellscript', `A="${broken}" ; b '${odd}'`],
  ['dockerfile', `ENV A="${broken}"\nENV B=${odd}`],
  ['restructuredtext', `.. _a: ${broken}\n.. _b: ${odd}\n`],
  ['asciidoc', `:a: ${broken}\n:b: ${odd}\n`],
  ['sql', `select '${broken}', '${odd}'`],
  ['makefile', `A = ${broken}\nB = "${odd}"\n`],
  ['systemd', `Environment="A=${broken}"\nEnvironment=B=${odd}\n`],
  ...[
    ...['python', 'go', 'rust', 'java', 'kotlin', 'csharp', 'c', 'cpp', 'ruby', 'terraform'],
    ...['prisma', 'swift', 'scala', 'groovy', 'dart', 'elixir', 'lua', 'powershell'],
  ].map(language => [language, `a = "${broken}"\nb = "${odd}"\n`] as const),
]

test('the languages of configurations and programs are held here', () => {
  const held = documents.map(([language]) => language)
  const all = languages.filter(({ isConfiguration }) => isConfiguration).map(({ id }) => id)
  expect(all.filter(id => !held.includes(id) && id !== 'jsonc' && id !== 'redirects')).toEqual([])
})

test.each(documents)('no message, hover or title shows a password in %s', (language, text) => {
  const subject = plainSubject(text, { language })
  const found = service.diagnostics(subject)
  expect(found.length).toBeGreaterThan(0)
  const actions = found.flatMap(({ range }) =>
    service.codeActions(subject, range, { diagnostics: found }),
  )
  const hovers = found.map(({ range }) => service.hover(subject, range.start))
  const shown = [
    ...found.map(({ message, relatedInformation }) => ({ message, relatedInformation })),
    ...actions.map(({ title }) => title),
    ...hovers,
  ]
  expect(JSON.stringify(shown)).not.toMatch(/PLANTED|SECRET/)
})
