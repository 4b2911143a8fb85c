import { testRule } from '../../support/test-rule.ts'

const raw = String.raw

testRule('no-conformance-error', 'js', {
  silent: [
    'fetch("https://example.com/a%20b")',
    'fetch("http://a:b/c d")',
    'fetch(c + "d")',
    // A base that only names its scheme is there to be able to parse.
    'new URL(glob, "file:")',
    'const base = "file:"; new URL(glob, base)',
    'new URL(template, "file:/")',
    '"https://example.com/a b"',
    'log("https://example.com/a b")',
    'fetch(`https://example.com/${a}`)',
    'fetch(`${a}${b}`)',
    'fetch(tag`/a b`)',
    '{ const String = {}; fetch(String.raw`/a b`) }',
    'const a = a; fetch(a)',
    'const { a } = "/a b"; fetch(a)',
    // What may be meant as it is written.
    'fetch("https//index.html")',
    'fetch("hxxps://example.com/")',
    'fetch("https://web.archive.org/web/https://example.com/")',
    'fetch(`htps://${a}/`)',
    'fetch(`${a}https//example.com/`)',
    'log("htps://example.com/")',
    // A bundler looks for a file with this name.
    'new URL("./a b.js", import.meta.url)',
    'const a = "a b.svg"; new URL(`./${a}`, import.meta.url)',
    { code: 'fetch("/a b")', options: [{ ignore: ['whatwg/unescaped-space'] }] },
  ],
  reported: [
    {
      code: 'new URL(glob, "file:«»a/b")',
      issues: ['file-missing-slashes'],
      fixed: 'new URL(glob, "file:///a/b")',
    },
    {
      code: 'fetch("«htps»://example.com/")',
      issues: ['document/misspelled-scheme'],
      suggested: { 0: { 'Change to https': 'fetch("https://example.com/")' } },
    },
    {
      code: 'fetch(`«htps»://example.com/${a}`)',
      issues: ['document/misspelled-scheme'],
      suggested: { 0: { 'Change to https': 'fetch(`https://example.com/${a}`)' } },
    },
    {
      code: 'fetch("«https»//example.com/")',
      issues: ['document/missing-scheme-colon'],
      suggested: {
        0: {
          'Change to https://, which leads to https://example.com/':
            'fetch("https://example.com/")',
        },
      },
    },
    {
      code: 'new URL("«https://»https://example.com/")',
      issues: ['document/doubled-scheme'],
      suggested: {
        0: {
          'Remove https://, which leads to https://example.com/': 'new URL("https://example.com/")',
        },
      },
    },
    {
      code: 'fetch("/a« »b")',
      issues: ['unescaped-space'],
      fixed: 'fetch("/a%20b")',
    },
    {
      code: 'fetch("/a|b")'.replace('|', '«|»'),
      issues: ['unescaped-pipe'],
      suggested: { 0: { 'Percent-encode as %7C': 'fetch("/a%7Cb")' } },
    },
    // Escapes of each quoting are shown whole and replaced whole.
    {
      code: raw`fetch('/a«\x20»b \u{63} d')`,
      issues: ['unescaped-space'],
      fixed: raw`fetch('/a%20b%20\u{63}%20d')`,
    },
    {
      code: raw`new URL('https:«\\\\»example.com/')`,
      issues: ['backslash-after-scheme'],
      fixed: raw`new URL('https://example.com/')`,
    },
    {
      code: raw`fetch('https://example.com«\\»a')`,
      issues: ['backslash-in-path'],
      fixed: raw`fetch('https://example.com/a')`,
    },
    {
      code: raw`fetch(String.raw${'`'}https://example.com«\»a${'`'})`,
      issues: ['backslash-in-path'],
      fixed: raw`fetch(String.raw${'`'}https://example.com/a${'`'})`,
    },
    {
      code: 'fetch("/😀\\\n/a« »b")',
      issues: ['unescaped-space'],
      fixed: 'fetch("/😀\\\n/a%20b")',
    },
    {
      code: 'fetch(`/a«\r\n»b`)',
      issues: ['tab-or-newline'],
      fixed: 'fetch(`/ab`)',
    },
    // Constants are shown where they are written, however often they are used.
    {
      code: 'const a = "/a« »b"; fetch(a); fetch(a); new Request(a)',
      issues: ['unescaped-space'],
      fixed: 'const a = "/a%20b"; fetch(a); fetch(a); new Request(a)',
    },
    {
      code: 'const a = "https://example.com"; const b = a + "/x« »y"; fetch(b + "?« »")',
      issues: ['unescaped-space', 'outer-space'],
      fixed: 'const a = "https://example.com"; const b = a + "/x%20y"; fetch(b + "?")',
    },
    // One that is more than a URL is not rewritten unasked.
    {
      code: 'const a = "/a« »b"; fetch(a); readFile(a)',
      issues: ['unescaped-space'],
      suggested: { 0: { 'Percent-encode as %20': 'const a = "/a%20b"; fetch(a); readFile(a)' } },
    },
    {
      code: 'const a = "/a« »b"; const b = a + "/c« »d"; if (x === a) fetch(`${b}/e« »f`)',
      issues: ['unescaped-space', 'unescaped-space', 'unescaped-space'],
      fixed: 'const a = "/a b"; const b = a + "/c%20d"; if (x === a) fetch(`${b}/e%20f`)',
      suggested: {
        0: {
          'Percent-encode as %20':
            'const a = "/a%20b"; const b = a + "/c d"; if (x === a) fetch(`${b}/e f`)',
        },
      },
    },
    {
      code: 'export const a = "/a« »b"; export const load = () => fetch(a)',
      issues: ['unescaped-space'],
      suggested: {
        0: {
          'Percent-encode as %20': 'export const a = "/a%20b"; export const load = () => fetch(a)',
        },
      },
    },
    {
      code: 'fetch(ok ? "/a« »b" : other || "/c« »d")',
      issues: ['unescaped-space', 'unescaped-space'],
      fixed: 'fetch(ok ? "/a%20b" : other || "/c%20d")',
    },
    // Holes: what holds whatever they are.
    {
      code: 'fetch(`https://example.com/« »${a}`)',
      issues: ['unescaped-space'],
      suggested: {
        0: { 'Percent-encode as %20': 'fetch(`https://example.com/%20${a}`)' },
      },
    },
    {
      code: 'fetch("https://example.com/" + a + "/b« »c/" + d)',
      issues: ['unescaped-space'],
      suggested: {
        0: { 'Percent-encode as %20': 'fetch("https://example.com/" + a + "/b%20c/" + d)' },
      },
    },
    {
      code: 'new URL("a« »b", base)',
      issues: ['unescaped-space'],
      fixed: 'new URL("a%20b", base)',
    },
    {
      code: 'new URL("https://example.com/a« »b.js", import.meta.url)',
      issues: ['unescaped-space'],
      fixed: 'new URL("https://example.com/a%20b.js", import.meta.url)',
    },
    // A member of an object of which nothing is known.
    {
      code: 'route.src = "/a« »b"',
      issues: ['unescaped-space'],
      suggested: { 0: { 'Percent-encode as %20 (if this is a URL)': 'route.src = "/a%20b"' } },
    },
    // Without the rule for credentials, this one speaks of them.
    {
      code: 'fetch("https://«ann:secret@»example.com/")',
      issues: ['credentials'],
      suggested: {
        0: { 'Remove the user name and password': 'fetch("https://example.com/")' },
      },
    },
  ],
})
