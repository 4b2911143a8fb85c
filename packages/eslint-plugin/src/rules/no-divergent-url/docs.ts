import type { RuleDocs } from '../define/rule-docs.ts'

const raw = String.raw

export const docs: RuleDocs = {
  what: 'Reports URLs that programs read differently. `specs` lists what to compare: [programs](../guide/programs.md), such as `program/curl`, and specifications, such as `rfc3986` (default: browsers, curl, Python, Go and Java). `grade` is the smallest difference to report: a different `host`, a different `url` (the default: also a different protocol, port, user name or path), or a different `verdict`.',
  why: 'A check and a client that use different parsers may see different hosts in one URL. Attackers use this to bypass filters. The rule is off in every preset, because few URLs differ, and most of them only in the path.',
  notFor: 'Code whose URLs only browsers read.',
  priorArt: 'None.',
  examples: {
    js: {
      incorrect: [
        raw`fetch('https://good.example\\@evil.example/')`,
        "new URL('http://0177.0.0.1/')",
        "fetch('http://0177.0.0.1/')",
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
      incorrect: ['<img src="http://0177.0.0.1/" alt="">'],
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
      incorrect: ["---\nawait fetch('http://0177.0.0.1/')\n---"],
      correct: ["---\nawait fetch('/evil.example')\n---"],
    },
    angular: {
      incorrect: [raw`<a href="https://good.example\@evil.example/">x</a>`],
      correct: ['<a href="https://good.example/@evil.example/">x</a>'],
    },
    css: {
      incorrect: ['@import "http://0177.0.0.1/a.css";'],
      correct: ['@import "http://127.0.0.1/a.css";'],
    },
    markdown: {
      incorrect: ['<http://0177.0.0.1/>'],
      correct: ['<http://127.0.0.1/>'],
    },
    json: {
      incorrect: [raw`{ "$schema": "https://good.example\\@evil.example/" }`],
      correct: ['{ "$schema": "https://good.example/@evil.example/" }'],
    },
  },
}
