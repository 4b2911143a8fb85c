import type { RuleDocs } from '../define/rule-docs.ts'

const raw = String.raw

export const docs: RuleDocs = {
  what: 'Reports checks of URLs that let a URL pass that they were written to stop. Each report names such a URL, the *witness*: the rule evaluated the check with it and parsed it. Without a witness there is no report. A check is reported only if the value reaches a function, property or attribute that loads or visits it (`location`, `fetch()`, `res.redirect()`, `href`, `src` of frames and scripts), if it decides about the origin of a message or of a CORS request, or if it is the result of a function that says whether a URL may be used (`isSafeUrl`), or of a validator that a library calls (Zod, Yup, Joi, Valibot, ArkType, superstruct, TypeBox, Ajv, express-validator, class-validator, React Hook Form, VeeValidate, Formik, Angular). If an exact comparison refuses the witness and accepts what the check named, the rule suggests it.',
  why: '`https://app.example.com@evil.example/` starts with `https://app.example.com`, and browsers go to `evil.example`. Checks of text look at other characters than the parser of URLs. Open redirects (CWE-601) and server-side request forgery (CWE-918) often begin with such a check. The [guide](../guide/checking-urls.md) shows checks that hold.',
  notFor:
    'Programs that read a URL only to tell kinds of links apart, and in which no text comes from outside.',
  priorArt:
    'CodeQL has queries of the same purpose, which decide by names and lists of top-level domains. No ESLint plugin finds a URL that passes a check: see the [comparison](../guide/comparison.md).',
  examples: {
    js: {
      incorrect: [
        "function go(url) { if (url.startsWith('https://app.example.com')) location.href = url }",
        "function go(to) { if (to.startsWith('/') && !to.startsWith('//')) location.assign(to) }",
        "const load = url => { if (new URL(url).hostname.endsWith('example.com')) return fetch(url) }",
        raw`const isAllowedUrl = url => /^https:\/\/www.example.com\//.test(url)`,
        "function go(url) { if (!url.startsWith('javascript:')) location.href = url }",
        "addEventListener('message', event => { if (event.origin.includes('example.com')) run(event.data) })",
      ],
      correct: [
        "function load(url) { if (new URL(url).origin === 'https://app.example.com') return fetch(url) }",
        "function load(url) { if (url.startsWith('https://app.example.com/')) return fetch(url) }",
        "const load = url => { if (new URL(url).hostname.endsWith('.example.com')) return fetch(url) }",
        "function label(url) { return url.includes('example.com') ? 'ours' : 'other' }",
        "function go(url) { if (url.startsWith('/')) router.push(url); else location.href = url }",
      ],
    },
    ts: {
      incorrect: [
        "function go(url: string) { if (url.includes('example.com')) location.href = url }",
      ],
      correct: [
        "function load(url: string) { if (new URL(url).host === 'example.com') return fetch(url) }",
      ],
    },
    jsx: {
      incorrect: [
        "const Link = ({ url }) => url.startsWith('https://example.com') ? <a href={url}>open</a> : null",
      ],
      correct: [
        "const Link = ({ url }) => url.startsWith('https://example.com/') ? <a href={url}>open</a> : null",
      ],
    },
  },
}
