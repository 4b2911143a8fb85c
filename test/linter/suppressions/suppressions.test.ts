import { lintDocument } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { configOf, finds } from '../expect-findings.ts'

const space = ['whatwg/unescaped-space']
const report = { reportUnusedSuppressions: 'warning' }

describe('the next line', () => {
  finds('<!-- hreflint-disable-next-line -->\n<a href="/a b">', [])
  finds('<!-- hreflint-disable-next-line whatwg/unescaped-space -->\n<a href="/a b">', [])
  finds('<!-- hreflint-disable-next-line whatwg/unescaped-* -- known -->\n<a href="/a b">', [])
  finds(
    '<!--hreflint-disable-next-line\nwhatwg/unescaped-space\n-- a\n b\n-->\n<a href="/a b">',
    [],
  )
  finds('<!-- hreflint-disable-next-line whatwg/unescaped-pipe -->\n<a href="/a« »b">', space)
  finds('<!-- hreflint-disable-next-line -->\n\n<a href="/a« »b">', space)
  finds('<!-- hreflint-disable-next-line -->\r\n<a href="/a b">\r\n<a href="/a« »b">', space)
  finds(
    '<!-- hreflint-disable-next-line whatwg/unescaped-pipe, whatwg/unescaped-space -->\n<a href="/|a b">',
    [],
  )
  finds('<!-- hreflint-disable-next-lines -->\n<a href="/a« »b">', space)
  finds('<!-- says hreflint-disable-next-line -->\n<a href="/a« »b">', space)
})

describe('the line itself', () => {
  finds('<a href="/a b"> <!-- hreflint-disable-line -->', [])
  finds('<a href="/a« »b">\n<!-- hreflint-disable-line -->\n<a href="/a« »b">', [
    ...space,
    ...space,
  ])
})

describe('from here to there', () => {
  finds('<a href="/a« »b"><!-- hreflint-disable --><a href="/a b">\n<a href="/a b">', space)
  finds('<!-- hreflint-disable --><a href="/a b"><!-- hreflint-enable --><a href="/a« »b">', space)
  finds(
    '<!-- hreflint-disable whatwg/unescaped-space whatwg/unescaped-pipe --><a href="/a |"><!-- hreflint-enable whatwg/unescaped-pipe --><a href="/a «|»">',
    ['whatwg/unescaped-pipe'],
  )
})

describe('suppressions that suppress nothing', () => {
  finds('<!-- hreflint-disable-next-line -->\n<a href="/">', [])
  finds('«<!-- hreflint-disable-next-line -->»\n<a href="/">', ['document/unused-suppression'], {
    config: report,
  })
  finds('<!-- hreflint-disable-next-line -->\n<a href="/a b">', [], { config: report })
  finds(
    '«<!-- hreflint-disable-next-line whatwg/unescaped-pipe whatwg/unescaped-space -->»\n<a href="/a b">',
    ['document/unused-suppression'],
    { config: report },
  )
})

describe('a finding that is off needs no suppression', () => {
  finds('«<!-- hreflint-disable-next-line -->»\n<a href="/a b">', ['document/unused-suppression'], {
    config: { ...report, severities: { 'whatwg/unescaped-space': 'off' } },
  })
})

describe('how much a suppression weighs that suppresses nothing', () => {
  const text = '<!-- hreflint-disable-line --><a href="/">'
  const unused = { 'document/unused-suppression': 'error' }
  test.each([
    [{}, []],
    [{ severities: { '*': 'error' } }, []],
    [report, ['warning']],
    [{ ...report, severities: unused }, ['error']],
    [{ ...report, severities: { 'document/*': 'off' } }, []],
  ])('%j', (config, severities) => {
    const findings = lintDocument(text, 'html', configOf(config))
    expect(findings.map(({ severity }) => severity)).toEqual(severities)
  })
})

describe('the comments of other languages', () => {
  const unused = ['document/unused-suppression']
  finds('/* hreflint-disable-next-line whatwg/unescaped-space -- known */\na{b:url("/a b")}', [], {
    language: 'css',
  })
  finds('a{b:url("/a« »b")}\na{b:url("/a b")} /* hreflint-disable-line */', space, {
    language: 'css',
  })
  finds('«/* hreflint-disable */»\na{b:url("/a")}', unused, { language: 'css', config: report })
  finds('<!-- hreflint-disable-next-line whatwg/unescaped-space -->\n[a](</a b>)', [], {
    language: 'markdown',
  })
  finds(
    '<!-- hreflint-disable -->\n\n[a](</a b>)\n\n<!-- hreflint-enable -->\n\n[a](</a« »b>)',
    space,
    {
      language: 'markdown',
    },
  )
  finds('«<!-- hreflint-disable-next-line -->»\n\n[a](/a)', unused, {
    language: 'markdown',
    config: report,
  })
})
