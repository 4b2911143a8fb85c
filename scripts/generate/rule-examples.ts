/** Every language of the examples, by the word that a block of code in Markdown begins with. */
export const exampleLanguages = {
  js: 'JavaScript',
  ts: 'TypeScript',
  jsx: 'JSX',
  html: 'HTML',
  vue: 'Vue',
  svelte: 'Svelte',
  astro: 'Astro',
  angular: 'Angular',
  css: 'CSS',
  markdown: 'Markdown',
  json: 'JSON',
} as const

export type ExampleLanguage = keyof typeof exampleLanguages

/** Pieces of code in a language, each of which is right or wrong by itself. */
export interface RuleExamples {
  /** Each has one report. */
  readonly incorrect: readonly string[]
  readonly correct: readonly string[]
}

type ExamplesByLanguage = Readonly<Record<ExampleLanguage, RuleExamples>>

const raw = String.raw

/** By the name of the rule. test/eslint-plugin/rule-pages.test.ts lints each piece. */
export const ruleExamples: Readonly<Record<string, ExamplesByLanguage>> = {
  'no-parse-exception': {
    js: {
      incorrect: [
        "fetch('https://example.com:65536/')",
        "new URL('example.com')",
        "const API = 'https://exa mple.com'\nfetch(`${API}/items`)",
      ],
      correct: [
        "fetch('https://example.com:8080/')",
        "new URL('/a', 'https://example.com/')",
        'new URL(`https://${host}:${port}/`)',
      ],
    },
    ts: {
      incorrect: ["const home: URL = new URL('example.com' as string)"],
      correct: ["type Address = 'https://example.com:port/'"],
    },
    jsx: {
      incorrect: ['<a href="http://[::1/">home</a>'],
      correct: ['<a href="http://[::1]/">home</a>'],
    },
    html: {
      incorrect: ['<img src="https://a&#91;b/" alt="">'],
      correct: ['<a href="https://{{ host }}:{{ port }}/">x</a>'],
    },
    vue: {
      incorrect: ['<template><a :href="\'https://example.com:port/\'">x</a></template>'],
      correct: ['<template><a :href="`https://example.com:${port}/`">x</a></template>'],
    },
    svelte: {
      incorrect: ['<a href="https://exa mple.com/{path}">x</a>'],
      correct: ['<a href="https://{host}:{port}/{path}">x</a>'],
    },
    astro: {
      incorrect: ['---\nconst response = await fetch("https://example.com:65536/")\n---'],
      correct: ['<a href={`https://${host}/`}>x</a>'],
    },
    angular: {
      incorrect: ['<a href="https://1.2.3.256/{{ path }}">x</a>'],
      correct: ['<a href="https://{{ host }}/{{ path }}">x</a>'],
    },
    css: {
      incorrect: ['a { background: url("https://a b/") }'],
      correct: ['@namespace "http://a b";'],
    },
    markdown: {
      incorrect: ['[home](http://example.com:x/)'],
      correct: ['[home](http://example.com/x/)'],
    },
    json: {
      incorrect: ['{ "$schema": "https://example.com:x/schema.json" }'],
      correct: ['{ "name": "https://example.com:x/" }'],
    },
  },
  'no-conformance-error': {
    js: {
      incorrect: [
        "fetch('/search?q=a b')",
        "location.href = 'https:/example.com'",
        'fetch(`/users/${id}/first name`)',
      ],
      correct: [
        "fetch('/search?q=a%20b')",
        "location.href = 'https://example.com'",
        "log('https://example.com/a b')",
      ],
    },
    ts: {
      incorrect: ['function show(video: HTMLVideoElement) {\n  video.poster = "/a b.png"\n}'],
      correct: ['enum Page { About = "/about us" }'],
    },
    jsx: {
      incorrect: ['<a href="/a?b&amp;c=%zz">x</a>'],
      correct: ['<a href="/a?b&amp;c=%25zz">x</a>'],
    },
    html: {
      incorrect: ['<img srcset="/a|b.png 2x" alt="">'],
      correct: ['<a href=" /a%20b ">HTML allows spaces around</a>'],
    },
    vue: {
      incorrect: ['<template><a :href="`/users/${id}/first name`">x</a></template>'],
      correct: ['<template><a :title="`/users/${id}/first name`">x</a></template>'],
    },
    svelte: {
      incorrect: ['<a href="/users/{id}/first name">x</a>'],
      correct: ['<a href="/users/{id}/first%20name">{"/a b"}</a>'],
    },
    astro: {
      incorrect: ['<img src=`/users/${id}/my photo.png` alt="">'],
      correct: ['<img src=`/users/${id}/my%20photo.png` alt="my photo.png">'],
    },
    angular: {
      incorrect: ['<a href="/users/{{ user.id }}/first name">x</a>'],
      correct: ['<a href="/users/{{ user.id }}/first%20name">x</a>'],
    },
    css: {
      incorrect: ['@import "/a b.css";'],
      correct: ['@import "/a%20b.css";'],
    },
    markdown: {
      incorrect: ['[a](</a b>)'],
      correct: ['[a b](/a%20b)'],
    },
    json: {
      incorrect: ['{ "$schema": "https://example.com/a b" }'],
      correct: ['{ "$schema": "https://example.com/a%20b" }'],
    },
  },
  'no-credentials': {
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
  'no-spec-divergence': {
    js: {
      incorrect: [
        raw`fetch('https://good.example\\@evil.example/')`,
        "new URL('http://0x7f.1/')",
        "fetch('http:///evil.example')",
      ],
      correct: ["fetch('https://example.com/')", "new URL('http://127.0.0.1/')"],
    },
    ts: {
      incorrect: [raw`fetch('https://good.example\\@evil.example/' as string)`],
      correct: ["fetch('https://good.example/@evil.example/' as string)"],
    },
    jsx: {
      incorrect: [raw`<a href="https://good.example\@evil.example/">x</a>`],
      correct: ['<a href="https://good.example/@evil.example/">x</a>'],
    },
    html: {
      incorrect: ['<img src="http://0x7f.1/" alt="">'],
      correct: ['<img src="http://127.0.0.1/" alt="">'],
    },
    vue: {
      incorrect: [
        raw`<template><a :href="'https://good.example\\@evil.example/'">x</a></template>`,
      ],
      correct: ['<template><a :href="\'https://good.example/@evil.example/\'">x</a></template>'],
    },
    svelte: {
      incorrect: [raw`<a href="https://good.example\@evil.example/">x</a>`],
      correct: ['<a href="https://good.example/@evil.example/">x</a>'],
    },
    astro: {
      incorrect: ["---\nawait fetch('http:///evil.example')\n---"],
      correct: ["---\nawait fetch('/evil.example')\n---"],
    },
    angular: {
      incorrect: [raw`<a href="https://good.example\@evil.example/">x</a>`],
      correct: ['<a href="https://good.example/@evil.example/">x</a>'],
    },
    css: {
      incorrect: ['@import "http://0x7f.1/a.css";'],
      correct: ['@import "http://127.0.0.1/a.css";'],
    },
    markdown: {
      incorrect: ['<http://0x7f.1/>'],
      correct: ['<http://127.0.0.1/>'],
    },
    json: {
      incorrect: [raw`{ "$schema": "https://good.example\\@evil.example/" }`],
      correct: ['{ "$schema": "https://good.example/@evil.example/" }'],
    },
  },
}
