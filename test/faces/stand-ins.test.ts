import { defaultConfig, type Finding, lintDocument } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { saidByEditor, saidByEslint } from '../support/connection/secrets/faces.ts'

// A URL with placeholders is read with letters in their place (`withHolesFilled`). Nobody ever sees these letters.

const languages: Readonly<
  Record<string, readonly [holes: string[], write: (url: string) => string]>
> = {
  javascript: [['${host}', '${a.b}'], url => `fetch(\`${url}\`)\n`],
  typescript: [['${host}'], url => `const a = new URL(\`${url}\`)\n`],
  shellscript: [['$HOST', '${HOST}'], url => `curl "${url}"\n`],
  dotenv: [['${HOST}', '$HOST'], url => `A="${url}"\n`],
  yaml: [['{{ .Values.host }}', '${HOST}'], url => `a: "${url}"\n`],
  html: [['{{ host }}', '<%= host %>'], url => `<a href="${url}">a</a>\n`],
  vue: [['{{ host }}'], url => `<template><a href="${url}">a</a></template>\n`],
  markdown: [['{{ host }}', '<host>', '{host}'], url => `[a](${url})\n\n<${url}>\n`],
  python: [['{host}'], url => `a = f"${url}"\n`],
  ini: [['%(host)s'], url => `[alembic]\na = ${url}\n`],
  properties: [['${host}'], url => `a=${url}\n`],
  php: [['{$host}', '$host'], url => `<?php a("${url}");\n`],
  ruby: [['#{host}'], url => `a("${url}")\n`],
  kotlin: [['${host}'], url => `a("${url}")\n`],
  csharp: [['{host}'], url => `a($"${url}");\n`],
  css: [['{{ host }}'], url => `a { background: url("${url}") }\n`],
  json: [['{host}'], url => `{ "homepage": "${url}", "a": "${url}" }\n`],
  toml: [['{host}', '${HOST}'], url => `a = "${url}"\n`],
  dockerfile: [['${HOST}'], url => `ENV A="${url}"\n`],
  terraform: [['${var.host}'], url => `a = "${url}"\n`],
  go: [['%s'], url => `a := fmt.Sprintf("${url}", b)\n`],
  rust: [['{host}'], url => `let a = format!("${url}");\n`],
}

/** Mistakes of every kind around a placeholder. */
const urlsWith = (hole: string): readonly string[] => [
  ...[`https://${hole}/a b`, `https://${hole}.example.com/a|b`, `https://${hole}:99999/`],
  ...[
    `https://exa mple.com/${hole}`,
    `https://example.com/${hole}/a b/${hole}`,
    `htps://${hole}/a`,
  ],
  ...[`https:/${hole}/a`, `https:\\\\${hole}\\a`, `http//${hole}/x`, `https://https://${hole}/`],
  ...[`https://example.com/?a=${hole}&copy=${hole}`, `https://good.example\\@${hole}/`],
  ...[`https://admin:letmein#1@${hole}/`, `https://admin:letmein#1@${hole}.${hole}x/`],
  ...[`https://admin:letmein#1@example.com:${hole}/`, `https://ada:a/b@${hole}.${hole}:80/`],
  ...[`https://admin:letmein#1@${'a'.repeat(60)}.${hole}.example.com/`],
  ...[`postgres://app:a/b@${hole}/x`, `postgres://app:a/b@db:54/x${hole}`],
  ...[`postgres://app:a/b@db:${hole}/x`, `postgres://${hole}/x?sslmod=require`],
  ...[`mongodb://app:a/b@${hole},db/?w=x y`, `redis://app:a/b@${hole}:6379/0`],
  ...[`jdbc:postgresql://app:a/b@${hole}/x`, `jdbc:postgresql://app:${hole}@db/x?sslmod=a`],
  ...[`jdbc:mysql://app:a/b@${hole}:${hole}/x`, `jdbc:mariadb://${hole}:a@db:x/${hole}`],
  ...[`https://1.2.${hole}.4/ `, `https://example.com:8${hole}/a b`, `https://[::1/${hole}`],
  ...[
    `//${hole}//a b`,
    `/a/${hole}/../b c`,
    `https://${hole}/%`,
    `https://xn--${hole}.example/a b`,
  ],
  ...[`https://EXAMPLE.com/${hole}|b`, `https://example。com/${hole} b`, `mailto:${hole}@a b`],
  ...[`https://${hole}/ https://${hole}/`, `https://user:pass@${hole}.example.com:80a/`],
]

function saidIn({ message, why, url, related, fixes }: Finding): readonly string[] {
  return [
    ...[message, why, url],
    ...related.map(one => one.message),
    ...fixes.flatMap(({ title, edits }) => [title, ...edits.map(({ text }) => text)]),
  ]
}

const cases = Object.entries(languages).flatMap(([language, [holes, write]]) =>
  holes.map(hole => [language, hole, write] as const),
)

describe('what the linter and an editor say', () => {
  const severities = { 'divergence/*': 'info', 'document/*': 'info' } as const
  test.each(cases)('in %s of %s', (language, hole, write) => {
    const findings = urlsWith(hole).flatMap(url =>
      lintDocument(write(url), language, { ...defaultConfig, severities }),
    )
    expect(findings).not.toEqual([])
    expect(findings.flatMap(saidIn).filter(said => said.includes('zz'))).toEqual([])
    const text = urlsWith(hole).map(write).join('')
    expect(saidByEditor({ file: '', language, text })).not.toContain('zz')
  })
})

test('what ESLint says', () => {
  const said = (['js', 'yaml', 'html'] as const).map(language => {
    const [[hole = ''] = [], write = String] =
      languages[{ js: 'javascript', yaml: 'yaml', html: 'html' }[language]] ?? []
    return saidByEslint(language, urlsWith(hole).map(write).join(''))
  })
  expect(said.join('\n')).toContain('which leads to https://')
  expect(said.join('\n')).not.toContain('zz')
})

test('a placeholder is shown as it is written', () => {
  const titles = (url: string): readonly string[] =>
    lintDocument(`fetch(\`${url}\`)`, 'javascript', defaultConfig).flatMap(({ fixes }) =>
      fixes.map(({ title }) => title),
    )
  expect(titles('https://admin:letmein#1@${host}.${place}x/')).toContain(
    'Percent-encode the password, which leads to https://${host}.${place}x/',
  )
  // A digit stands for a port.
  expect(titles('https://admin:letmein#1@example.com:${port}/')).toContain(
    'Percent-encode the password, which leads to https://example.com:${port}/',
  )
  expect(titles('postgres://app:a/b@db:${port}/x')).toEqual([
    'Percent-encode the password: user "app", password of 3 characters, host "db", port ${port}, database "x"',
  ])
  // Both have seven characters.
  expect(titles('https://admin:letmein#1@${host}.${name}/')).toContain(
    'Percent-encode the password, which leads to https://….…/',
  )
})
