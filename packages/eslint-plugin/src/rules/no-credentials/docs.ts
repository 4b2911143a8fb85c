import type { RuleDocs } from '../define/rule-docs.ts'

export const docs: RuleDocs = {
  what: 'Reports user names and passwords in URLs. If this rule is on, `no-conformance-error` does not report them. The report never contains them.',
  why: 'A password in the source ends up in the repository, in logs and in `Referer` headers. `fetch()` rejects such a URL, and browsers warn about such links as a sign of fraud.',
  notFor: 'Programs whose URLs contain no secrets and are never passed on.',
  priorArt:
    'Biome’s `noSecrets` finds some passwords in URLs by pattern. `no-hardcoded-passwords` of sonarjs finds none.',
  examples: {
    js: {
      incorrect: [
        "fetch('https://ann:secret@example.com/')",
        'new URL(`https://ann:secret@example.com/${path}`)',
      ],
      correct: [
        "fetch('https://example.com/', { headers: { authorization } })",
        "location.href = 'mailto:ann@example.com'",
      ],
    },
    ts: {
      incorrect: ["const socket = new WebSocket('wss://ann@example.com/' as string)"],
      correct: ["const socket = new WebSocket('wss://example.com/' as string)"],
    },
    jsx: {
      incorrect: ['<a href="ftp://ann@example.com/">files</a>'],
      correct: ['<a href="ftp://example.com/">files</a>'],
    },
    html: {
      incorrect: ['<a href="ftp://ann@example.com/">x</a>'],
      correct: ['<a href="mailto:ann@example.com">x</a>'],
    },
    vue: {
      incorrect: ['<template><img :src="`https://ann@example.com/${id}`"></template>'],
      correct: ['<template><img :src="`https://example.com/@${id}`"></template>'],
    },
    svelte: {
      incorrect: ['<a href="https://ann:secret@example.com/{path}">x</a>'],
      correct: ['<a href="https://example.com/{path}">ann:secret@example.com</a>'],
    },
    astro: {
      incorrect: ["---\nawait fetch('https://ann:secret@example.com/')\n---"],
      correct: ["---\nawait fetch('https://example.com/', { headers })\n---"],
    },
    angular: {
      incorrect: ['<img src="https://ann@example.com/{{ id }}" alt="">'],
      correct: ['<img src="https://example.com/{{ id }}" alt="ann@example.com">'],
    },
    css: {
      incorrect: ['a { background: url(https://ann@example.com/a.png) }'],
      correct: ['a { background: url(https://example.com/@ann.png) }'],
    },
    markdown: {
      incorrect: ['[files](https://ann:secret@example.com/)'],
      correct: ['<ann@example.com>'],
    },
    json: {
      incorrect: ['{ "$schema": "https://ann:secret@example.com/schema.json" }'],
      correct: ['{ "email": "ann@example.com" }'],
    },
  },
}
