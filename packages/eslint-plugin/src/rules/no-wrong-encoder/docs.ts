import type { RuleDocs } from '../define/rule-docs.ts'

export const docs: RuleDocs = {
  what: 'Reports `encodeURI()` and `escape()` around the value of a query parameter. The rule suggests `encodeURIComponent()`.',
  why: '`encodeURI()` is for whole URLs: it keeps `&`, `+`, `#`, `=` and `?`, so a value can end its parameter, add others, or become the fragment. `escape()` does not use UTF-8, and it keeps `+`, which servers read as a space.',
  notFor: 'Values that never contain these characters.',
  priorArt:
    '`no-restricted-globals` of ESLint and rules of other plugins forbid `escape()` everywhere. None checks where it is used.',
  examples: {
    js: {
      incorrect: [
        'fetch(`/search?q=${encodeURI(text)}`)',
        "const url = 'https://example.com/?a=1&q=' + encodeURI(text)",
        "location.href = '/search?q=' + escape(text)",
      ],
      correct: [
        'fetch(`/search?q=${encodeURIComponent(text)}`)',
        'fetch(encodeURI(`https://example.com/${path}`))',
        'const path = `/files/${encodeURI(path)}`',
      ],
    },
    ts: {
      incorrect: ['fetch(`/search?q=${encodeURI(text as string)}`)'],
      correct: ['fetch(`/search?q=${encodeURIComponent(text as string)}`)'],
    },
  },
}
