import * as typescript from '@typescript-eslint/parser'
import { Linter } from 'eslint'
import hreflint from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'
import { ruleDocs } from '../../../scripts/generate/pages/rule-docs.ts'
import { run } from '../../guards/run-program.ts'
import { expectWitness, rule } from '../../guards/witness-law.ts'

const config = {
  files: ['**/*.tsx'],
  plugins: { hreflint: hreflint as never },
  rules: { [rule]: 'warn' as const },
  languageOptions: { parser: typescript },
}
const lint = (code: string) => new Linter().verify(code, [config], 'file.tsx')

describe('a guard is found', () => {
  test.each([
    [
      'before an early return',
      "function go(u) { if (!u.startsWith('https://example.com')) return; location.href = u }",
    ],
    [
      'before an early throw',
      "function go(u) { if (!u.includes('example.com')) throw new Error(u); fetch(u) }",
    ],
    [
      'before an answer',
      "app.get('/', (req, res) => { if (!req.query.to.startsWith('/')) return res.status(400).send('no'); res.redirect(req.query.to) })",
    ],
    [
      'that gives another value',
      "let to = req.query.to || '/'; if (!to.startsWith('/')) to = '/'; res.redirect(to)",
    ],
    [
      'in a choice',
      "function go(u) { location.href = u.startsWith('https://example.com') ? u : '/' }",
    ],
    [
      'in a conjunction',
      "function go(u) { u.startsWith('https://example.com') && window.open(u) }",
    ],
    [
      'around a callback',
      "function go(u) { if (u.startsWith('https://example.com')) setTimeout(() => { location.href = u }) }",
    ],
    [
      'in a function of the file',
      "const ok = u => u.startsWith('https://example.com'); function go(u) { if (ok(u)) fetch(u) }",
    ],
    [
      'in a function with a loop',
      "function ok(u) { for (const host of ['example.com']) { if (u.includes(host)) return true } return false } function go(u) { if (ok(u)) fetch(u) }",
    ],
    [
      'in a function that catches',
      "function ok(u) { try { return new URL(u).host.endsWith('example.com') } catch { return false } } function go(u) { if (ok(u)) fetch(u) }",
    ],
    [
      'with a list of constants',
      "const hosts = ['https://a.example.com', 'https://b.example.org']; function go(u) { if (hosts.some(h => u.startsWith(h))) fetch(u) }",
    ],
    [
      'of a part in a variable',
      "function go(u) { const { hostname } = new URL(u); if (hostname.endsWith('example.com')) fetch(u) }",
    ],
    [
      'of a URL that is used',
      "function go(u) { const url = new URL(u); if (url.host.endsWith('example.com')) fetch(url.href) }",
    ],
    ['in JSX', "const a = ({ u }) => u.startsWith('https://example.com') && <a href={u}>x</a>"],
    [
      'of a frame',
      "function show(u) { if (u.startsWith('https://example.com')) document.createElement('iframe').src = u }",
    ],
    [
      'of an origin that is allowed',
      "app.use((req, res) => { const o = req.headers.origin; if (o.endsWith('example.com')) res.setHeader('Access-Control-Allow-Origin', o) })",
    ],
    [
      'that is negated twice',
      "function go(u) { if (!(u.indexOf('https://example.com') !== 0)) location.href = u }",
    ],
    [
      'in a conjunction of a condition',
      "function go(u) { if (u.length < 100 && u.startsWith('https://example.com')) location.href = u }",
    ],
    [
      'of the parts of a split text',
      "function go(u) { const host = u.split('//')[1].split('/')[0]; if (host === 'example.com') fetch(u) }",
    ],
    [
      'of one part of a split text in a set',
      "const ok = new Set(['example.com']); function go(u) { if (ok.has(u.split('/')[2])) fetch(u) }",
    ],
    [
      'in a function that judges',
      "export const isSafeRedirect = to => to.startsWith('/') && !to.startsWith('//')",
    ],
    [
      'in a function that gives what is safe',
      "export function safeRedirect(to) { if (to.startsWith('/') && !to.startsWith('//')) return to; return '/' }",
    ],
    [
      'in a function that chooses what is safe',
      "const getSafeRedirectPath = to => to.startsWith('/') && !to.startsWith('//') ? to : '/'",
    ],
  ])('%s', (_, code) => expectWitness({ code, lint, run }))
})

describe('a guard on the page of the rule', async () => {
  const docs = new Map(await ruleDocs()).get('no-bypassable-url-check')
  const incorrect = Object.values(docs?.examples ?? {}).flatMap(each => each.incorrect)
  test.each(incorrect)('%s', code => expectWitness({ code, lint, run }))
})

describe('nothing is said', () => {
  test.each([
    [
      'of kinds of links',
      "function go(u) { if (u.startsWith('/')) router.push(u); else location.href = u }",
    ],
    [
      'where a part is not known',
      "function go(u) { if (isOk(u) && u.startsWith('https://example.com')) fetch(u) }",
    ],
    [
      'where something else may stop it',
      "function go(u) { assertSafe(u); if (u.startsWith('https://example.com')) fetch(u) }",
    ],
    ['without a use', "function f(u) { return u.startsWith('https://example.com') }"],
    [
      'of what is put behind a host',
      "function go(u) { if (u.startsWith('/')) fetch('https://api.example.com' + u) }",
    ],
    [
      'of what is put behind an unknown text',
      'function go(u) { if (u.startsWith("/")) fetch(base + u) }',
    ],
    [
      'of pictures',
      "function go(image, u) { if (u.startsWith('https://example.com')) image.src = u }",
    ],
    ['of another value', "function go(u, v) { if (v.startsWith('https://example.com')) fetch(u) }"],
    [
      'of a value that is assigned elsewhere',
      "let u = a; setTimeout(() => { u = b }); if (u.startsWith('https://example.com')) fetch(u)",
    ],
    [
      'of a URL class of its own',
      "class URL {} function go(u) { if (new URL(u).host.endsWith('example.com')) fetch(u) }",
    ],
    ['of files', "const isSafePath = p => p.startsWith('/')"],
    [
      'of history, which stays on the site',
      "function go(u) { if (u.startsWith('/')) history.pushState(null, '', u) }",
    ],
    ['in a switch', "function go(u) { switch (new URL(u).host) { case 'example.com': fetch(u) } }"],
    [
      'of asynchronous functions',
      "async function ok(u) { return u.includes('example.com') } async function go(u) { if (await ok(u)) fetch(u) }",
    ],
  ])('%s', (_, code) => {
    expect(lint(code)).toEqual([])
  })
})
