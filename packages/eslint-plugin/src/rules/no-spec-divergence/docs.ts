import type { RuleDocs } from '../define/rule-docs.ts'

const raw = String.raw

export const docs: RuleDocs = {
  what: 'Reports URLs that different specifications read differently. `specs` lists the specifications to compare (default: `whatwg`, `rfc3986` and `abarth-url-01`). `grade` is the smallest difference to report: another `host`, another `url` (default), another `verdict`.',
  why: 'A check that reads a URL by RFC 3986 and a client that reads it by the URL Standard may see two hosts: that is how attackers bypass filters. The rule is off in every preset because most URLs differ only in verdict.',
  notFor: 'Code whose URLs are read only by browsers.',
  priorArt: 'None.',
  examples: {
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
