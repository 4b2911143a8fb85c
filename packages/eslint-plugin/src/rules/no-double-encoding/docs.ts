import type { RuleDocs } from '../define/rule-docs.ts'

export const docs: RuleDocs = {
  what: 'Reports `encodeURIComponent()` whose result is encoded again: as a value for `URLSearchParams`, `searchParams.set()` and `append()`, in `params` of axios, or inside `encodeURI()`. The rule suggests passing the value itself.',
  why: 'The second encoding turns `%` into `%25`. The server decodes once and gets `a%20b` instead of `a b`.',
  notFor: 'Servers that decode twice.',
  priorArt: 'None.',
  examples: {
    js: {
      incorrect: [
        'new URLSearchParams({ q: encodeURIComponent(text) })',
        "new URL('https://example.com/').searchParams.set('q', encodeURIComponent(text))",
        'const params = new URLSearchParams(); params.append(name, encodeURIComponent(text))',
        'encodeURI(`https://example.com/?q=${encodeURIComponent(text)}`)',
        "import axios from 'axios'; axios.get('/search', { params: { q: encodeURIComponent(text) } })",
      ],
      correct: [
        'new URLSearchParams({ q: text })',
        'new URLSearchParams(`q=${encodeURIComponent(text)}`)',
        "headers.set('x-name', encodeURIComponent(text))",
        'fetch(`https://example.com/?q=${encodeURIComponent(text)}`)',
      ],
    },
    ts: {
      incorrect: ['new URLSearchParams([["q", encodeURIComponent(text as string)]])'],
      correct: ['new URLSearchParams([["q", text as string]])'],
    },
  },
}
