import { noOtherRule, type RuleDocs } from '../define/rule-docs.ts'

export const docs: RuleDocs = {
  what: 'Reports URLs that browsers accept but the specification does not allow. `--fix` applies fixes that keep the URL; all others are suggestions.',
  why: 'Parsers repair such URLs in different ways. What browsers accept, a server, proxy or library may read differently or reject.',
  notFor: 'Code whose subject is unusual URLs. To allow a single code, use `ignore`.',
  priorArt: noOtherRule,
  examples: {
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
}
