import type { RuleDocs } from '../define/rule-docs.ts'

const raw = String.raw

export const docs: RuleDocs = {
  what: 'Reports URL checks that can be bypassed. Each report names a *witness*: a URL that passes the check, although the check is there to stop it. The rule runs the check on the witness before it reports it, and reports nothing without one. A check is reported only if the value reaches a function, property or attribute that loads or opens it (`location`, `fetch()`, `res.redirect()`, `href`, `src` of frames and scripts, `shell.openExternal()`, `clients.openWindow()`), if the check decides about the origin of a message or of a CORS request or about a navigation in Electron, or if its result is returned by a function that says whether a URL may be used (`isSafeUrl`) or by a validator that a library calls (Zod, Yup, Joi, Valibot, ArkType, superstruct, TypeBox, Ajv, express-validator, class-validator, React Hook Form, VeeValidate, Formik, Angular). A regular expression or a text that a library tests itself counts too: `origin` of CORS options, and `.regex()`, `.startsWith()` and the like of schemas of URLs. If other uses of the value accept any URL, the check tells kinds of URLs apart, and is not reported. If an exact comparison rejects the witness and accepts what the check names, the rule suggests it.',
  why: '`https://app.example.com@evil.example/` starts with `https://app.example.com`, but browsers go to `evil.example`. A check of the text does not see what a URL parser sees. Open redirects (CWE-601) and server-side request forgery (CWE-918) often begin with such a check. The [guide](../guide/checking-urls.md) shows checks that cannot be bypassed.',
  notFor: 'Programs that only tell kinds of links apart, with no text that comes from outside.',
  priorArt:
    'CodeQL has queries with the same purpose that decide by names and lists of top-level domains. No other ESLint plugin finds a URL that bypasses a check: see the [comparison](../guide/comparison.md).',
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
