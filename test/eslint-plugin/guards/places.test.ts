import * as typescript from '@typescript-eslint/parser'
import { Linter } from 'eslint'
import hreflint from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'

const rule = 'hreflint/no-bypassable-url-check'
const config = {
  files: ['**/*.jsx'],
  plugins: { hreflint: hreflint as never },
  rules: { [rule]: 'warn' as const },
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
}
const lint = (code: string) => new Linter().verify(code, [config], 'file.jsx')

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
      "function show(frame, u) { if (u.startsWith('https://example.com')) document.createElement('iframe').src = u }",
    ],
    [
      'of an origin that is allowed',
      "app.use((req, res) => { const o = req.headers.origin; if (o.endsWith('example.com')) res.setHeader('Access-Control-Allow-Origin', o) })",
    ],
    ['in a schema', "z.string().refine(u => u.startsWith('https://example.com'))"],
    [
      'in a schema of zod with more tests',
      "z.string().url().refine(u => new URL(u).hostname.endsWith('example.com'), 'wrong')",
    ],
    ['in a schema of yup', "yup.string().test('host', u => u.includes('example.com'))"],
    [
      'in a schema of imported functions of yup',
      "import { string } from 'yup'; string().required().test('host', u => u.includes('example.com'))",
    ],
    [
      'in a schema of joi that throws',
      "Joi.string().custom(u => { if (!u.includes('example.com')) throw new Error('no'); return u })",
    ],
    [
      'in a schema of joi with helpers',
      "Joi.string().custom((u, helpers) => { if (!u.includes('example.com')) return helpers.error('any.invalid'); return u })",
    ],
    [
      'in a schema of zod that adds issues',
      "z.string().superRefine((u, ctx) => { if (!u.startsWith('https://example.com')) ctx.addIssue({ code: z.ZodIssueCode.custom }) })",
    ],
    [
      'in a schema of yup with a context',
      "yup.string().test('host', (u, ctx) => u.includes('example.com') || ctx.createError({ message: other }))",
    ],
    [
      'in a type of arktype',
      "type('string').narrow((u, ctx) => u.startsWith('https://example.com') || ctx.mustBe('ours'))",
    ],
    ['in a format of ajv', "ajv.addFormat('own', u => u.startsWith('https://example.com'))"],
    [
      'in a format of typebox',
      "FormatRegistry.Set('own', u => new URL(u).hostname.endsWith('example.com'))",
    ],
    [
      'in a refinement of superstruct',
      "import { refine, string } from 'superstruct'; refine(string(), 'own', u => u.startsWith('https://example.com') || 'not ours')",
    ],
    [
      'in a field of react-hook-form',
      "register('url', { validate: u => u.startsWith('https://example.com') || 'not ours' })",
    ],
    [
      'in one of several validators of a field',
      "form.register('url', { validate: { own: u => u.includes('example.com') || 'not ours' } })",
    ],
    [
      'in a pipe of valibot',
      "v.pipe(v.string(), v.check(u => u.startsWith('https://example.com')))",
    ],
    ['in a chain of express-validator', "body('url').custom(u => u.includes('example.com'))"],
    [
      'in a decorator of class-validator',
      "registerDecorator({ validator: { validate(u, args) { return u.startsWith('https://example.com') } } })",
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
  ])('%s', (_, code) => {
    expect(lint(code)).toMatchObject([{ ruleId: rule }])
  })
})

test('a guard in a class for class-validator', () => {
  const typed = { ...config, files: ['**/*.ts'], languageOptions: { parser: typescript } }
  const body =
    "{ validate(u: string, args: object) { return u.startsWith('https://example.com') } }"
  const lintTyped = (code: string) => new Linter().verify(code, [typed], 'file.ts')
  expect(lintTyped(`@ValidatorConstraint() class A ${body}`)).toMatchObject([{ ruleId: rule }])
  expect(lintTyped(`class A implements ValidatorConstraintInterface ${body}`)).toHaveLength(1)
  expect(lintTyped(`class A ${body}`)).toEqual([])
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
    [
      'of a function called refine of another module',
      "import { refine } from './refine.js'; refine(string(), 'own', u => u.startsWith('https://example.com'))",
    ],
    [
      'of a validator that refuses what it names',
      "register('url', { validate: u => u.startsWith('https://example.com') && 'no links to us' })",
    ],
    [
      'of an issue that is added for every value',
      "z.string().superRefine((u, ctx) => { u.startsWith('https://example.com'); ctx.addIssue({}) })",
    ],
    [
      'of a validator with something unknown',
      "Joi.string().custom((u, helpers) => { if (!u.includes('example.com') || helpers.prefs.strict) return helpers.error('x'); return u })",
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
