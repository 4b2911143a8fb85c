import type { RuleDocs } from '../define/rule-docs.ts'

export const docs: RuleDocs = {
  what: 'Reports URLs that the option `forbid` is about: [URL patterns](../guide/forbid-urls.md), each with exceptions, a message and a replacement. The examples have the rule `{ "url": "https://staging.example.com/*", "except": ["https://staging.example.com/status"] }`. Without `forbid`, the rule reports nothing.',
  why: 'A team knows which addresses must not leave the house: hosts for tests, old domains, services that it no longer uses. The URL is compared as browsers read it, so letter case, escapes and a default port make no difference.',
  notFor: 'Teams without such rules.',
  priorArt:
    '`no-restricted-syntax` of ESLint, with a regular expression for literals. It compares the text, and knows neither documents nor relative URLs.',
  options: {
    forbid: [
      {
        url: 'https://staging.example.com/*',
        except: ['https://staging.example.com/status'],
        message: 'Staging is not public.',
        replace: 'https://www.example.com/*',
      },
    ],
  },
  examples: {
    js: {
      incorrect: [
        "fetch('https://staging.example.com/a')",
        "fetch('HTTPS://Staging.Example.com:443')",
      ],
      correct: [
        "fetch('https://www.example.com/a')",
        "fetch('https://staging.example.com/status')",
      ],
    },
    ts: {
      incorrect: ["fetch('https://staging.example.com/a' as string)"],
      correct: ["fetch('https://www.example.com/a' as string)"],
    },
    jsx: {
      incorrect: ['<a href="https://staging.example.com/a">x</a>'],
      correct: ['<a href="https://www.example.com/a">x</a>'],
    },
    html: {
      incorrect: ['<a href="https://staging.example.com/&#97;">x</a>'],
      correct: ['<a href="https://www.example.com/a">x</a>'],
    },
    vue: {
      incorrect: ['<template><a href="https://staging.example.com/a">x</a></template>'],
      correct: ['<template><a href="https://www.example.com/a">x</a></template>'],
    },
    svelte: {
      incorrect: ['<a href="https://staging.example.com/a">x</a>'],
      correct: ['<a href="https://www.example.com/a">x</a>'],
    },
    astro: {
      incorrect: ['<img src="https://staging.example.com/a.png" alt="">'],
      correct: ['<img src="https://www.example.com/a.png" alt="">'],
    },
    angular: {
      incorrect: ['<img src="https://staging.example.com/a.png" alt="">'],
      correct: ['<img src="https://www.example.com/a.png" alt="">'],
    },
    css: {
      incorrect: ['@import "https://staging.example.com/a.css";'],
      correct: ['@import "https://www.example.com/a.css";'],
    },
    markdown: {
      incorrect: ['[a](https://staging.example.com/a)'],
      correct: ['[a](https://www.example.com/a)'],
    },
    json: {
      incorrect: ['{ "$schema": "https://staging.example.com/a" }'],
      correct: ['{ "$schema": "https://www.example.com/a" }'],
    },
  },
}
