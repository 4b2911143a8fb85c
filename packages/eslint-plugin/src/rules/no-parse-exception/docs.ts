import { noOtherRule, type RuleDocs } from '../define/rule-docs.ts'

export const docs: RuleDocs = {
  what: 'Reports URLs that browsers reject, and marks the characters that are wrong.',
  why: '`new URL()` throws an error for such a URL, `fetch()` rejects it, and a link to it does not work. The rule finds the error before the program runs.',
  notFor: 'Tests that need invalid URLs. Turn the rule off for their files.',
  priorArt: noOtherRule,
  examples: {
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
}
