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
      'after another guard',
      "function go(u) { if (typeof u !== 'string') return; if (u === '' || !isOpen()) return; if (!u.startsWith('https://example.com')) return; location.href = u }",
    ],
    [
      'beside a test of something else',
      "function go(u) { if (isOpen() && u.startsWith('https://example.com')) location.href = u }",
    ],
    [
      'in an `else if`',
      "function go(u) { if (u.startsWith('#')) { scrollTo(u) } else if (u.includes('example.com')) { location.href = u } }",
    ],
    [
      'before the guard of another use',
      "function go(u) { if (u.startsWith('https://example.com')) { fetch(u) } else if (u === '/login') { location.href = u } }",
    ],
    [
      'in an `else if` that gives another value',
      "let to = req.query.to; if (!to) { to = '/' } else if (!to.startsWith('/')) { to = '/' } res.redirect(to)",
    ],
    [
      'in a `switch`',
      "function go(u) { switch (u.split(':')[0]) { case 'javascript': case 'data': return; default: location.href = u } }",
    ],
    [
      'in a `switch` before the use',
      "function go(u) { switch (u.split(':')[0]) { case 'javascript': return; case 'vbscript': { return } } location.href = u }",
    ],
    [
      'in a `switch` of conditions',
      "function go(u) { switch (true) { case u.startsWith('https://example.com'): location.href = u; break; default: location.href = '/' } }",
    ],
    [
      'in a `switch` of hosts',
      "function go(u) { switch (u.split('/')[2]) { case 'example.com': fetch(u) } }",
    ],
    [
      'in a choice that a constant has',
      "function go(u) { const to = u.startsWith('https://example.com') ? u : '/'; location.href = to }",
    ],
    [
      'in a choice of the base',
      "const base = 'https://example.com'; function go(u) { location.href = u.startsWith(base) ? u : base }",
    ],
    [
      'before an assignment',
      "let to = '/'; if (req.query.to && req.query.to.startsWith('/')) to = req.query.to; res.redirect(to)",
    ],
    [
      'in a function that returns the URL to use',
      "const clean = u => u.startsWith('javascript:') ? 'about:blank' : u; function go(u) { location.href = clean(u) }",
    ],
    [
      'in a function that returns another URL',
      "function ours(u) { if (u.includes('example.com')) return u; return '/' } function go(u) { const to = ours(u); location.href = to }",
    ],
    [
      'in a function that sanitizes',
      "function sanitizeUrl(u) { const s = decodeURI(u).trim().toLowerCase(); if (s.startsWith('javascript:')) return 'about:blank'; return u }",
    ],
    ['that removes a scheme', "function go(u) { location.href = u.replace(/javascript:/, '') }"],
    [
      'that removes a scheme in any case',
      "function go(u) { location.href = u.replace(/javascript:/gi, '') }",
    ],
    [
      'that removes several schemes',
      "function go(u) { u = u.replace(/javascript:/, ''); u = u.replace(/data:/, ''); location.href = u }",
    ],
    [
      'of what follows a slash',
      "const to = req.query.to; if (!to.startsWith('http')) res.redirect('/' + to)",
    ],
    [
      'of a URL that is parsed in a block',
      "function go(u) { let url; try { url = new URL(u) } catch { return } if (!url.hostname.endsWith('example.com')) return; fetch(url) }",
    ],
    [
      'in a loop',
      "function go(u) { for (const host of ['example.com', 'example.org']) { if (u.includes(host)) { fetch(u); return } } }",
    ],
    [
      'in a method',
      "class A { ok(u) { return u.startsWith('https://example.com') } go(u) { if (this.ok(u)) fetch(u) } } function go(u) { new A().go(u) }",
    ],
    [
      'of a response',
      "const handle = to => { if (to.startsWith('/')) return Response.redirect(new URL(to, req.url)) }",
    ],
    [
      'of a window of a service worker',
      "function open(u) { if (u.startsWith('https://example.com')) clients.openWindow(u) }",
    ],
    [
      'of a window of Electron',
      "contents.on('will-navigate', (event, url) => { if (!url.startsWith('https://example.com')) event.preventDefault() })",
    ],
    [
      'of a window of Electron, by the event',
      "contents.on('will-navigate', event => { const { origin } = new URL(event.url); if (!origin.startsWith('https://example.com')) { event.preventDefault() } })",
    ],
    [
      'of a new window of Electron',
      "contents.setWindowOpenHandler(({ url }) => { if (url.startsWith('https://example.com')) return { action: 'allow' }; return { action: 'deny' } })",
    ],
    [
      'of a message in an expression',
      "addEventListener('message', e => e.origin.includes('example.com') && run(e.data))",
    ],
    [
      'of a message in parts',
      "addEventListener('message', ({ origin, data }) => { if (origin.indexOf('example.com') === -1) return; run(data) })",
    ],
    [
      'of a message and its data',
      "addEventListener('message', e => { if (e.data && e.origin.includes('example.com')) run(e.data) })",
    ],
    [
      'of a message by a list',
      "const ours = ['example.com', 'example.org']; addEventListener('message', e => { if (!ours.some(host => e.origin.endsWith(host))) return; run(e.data) })",
    ],
    [
      'of a message in a function',
      "addEventListener('message', onMessage); function onMessage(e) { if (!isOurs(e.origin)) return; run(e.data) } function isOurs(o) { return o.endsWith('example.com') }",
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

test('a guard in an asynchronous function is found', () => {
  const code =
    "async function ok(u) { return u.includes('example.com') } async function go(u) { if (await ok(u)) fetch(u) }"
  expect(lint(code)).toHaveLength(1)
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
      'of a promise, which is always true',
      "async function ok(u) { return u.includes('example.com') } function go(u) { if (ok(u)) fetch(u) }",
    ],
    [
      'of two kinds of links, each with a guard',
      "function go(u) { if (u.startsWith('https://example.com')) { fetch(u) } else if (u.startsWith('http')) { window.open(u) } }",
    ],
    [
      'of what another statement may stop',
      "function go(u) { try { check(u) } catch { return } if (u.includes('example.com')) fetch(u) }",
    ],
    [
      'of a base that may end with a slash',
      'function go(u) { if (u.startsWith(process.env.BASE_URL)) fetch(u) }',
    ],
    [
      'of a scheme of a parsed URL',
      "function go(u) { switch (new URL(u).protocol) { case 'javascript:': return; default: location.href = u } }",
    ],
    [
      'of a function that returns something else',
      "function label(u) { return u.includes('example.com') ? 'ours' : 'other' } function go(u) { location.href = '/' + label(u) }",
    ],
    [
      'of a chosen value that another test stops',
      "const to = req.query.to.startsWith('/') ? req.query.to : '/'; if (!/^\\/\\w/.test(to)) throw 0; res.redirect(to)",
    ],
  ])('%s', (_, code) => {
    expect(lint(code)).toEqual([])
  })
})
