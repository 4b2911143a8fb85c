/** How a language writes a string: its name, its files, and a line of one. */
interface Writer {
  readonly language: string
  readonly file: string
  readonly start?: string
  readonly end?: string
  readonly write: (text: string, index: number) => string
  /** Characters that end a string of the language. What follows is no part of the URL any more. */
  readonly ends?: RegExp
}

const json = (text: string): string => JSON.stringify(text)
const markup = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const quoted = (text: string): string => (text.includes("'") ? json(text) : `'${text}'`)

const writers: readonly Writer[] = [
  { language: 'dotenv', file: '.env', write: (text, i) => `A${i}=${quoted(text)}` },
  { language: 'dotenv', file: 'raw.env', write: (text, i) => `B${i}=${text}` },
  { language: 'yaml', file: 'a.yaml', write: (text, i) => `a${i}: ${json(text)}` },
  { language: 'yaml', file: 'raw.yaml', write: (text, i) => `b${i}:\n  - A=${text}` },
  {
    language: 'dockercompose',
    file: 'compose.yaml',
    start: 'services:\n  a:\n    environment:\n',
    write: (text, i) => `      - ${json(`A${i}=${text}`)}`,
  },
  {
    language: 'json',
    file: 'a.json',
    start: '{ "a": 1\n',
    end: '}\n',
    write: (text, i) => `, "a${i}": ${json(text)}`,
  },
  { language: 'toml', file: 'a.toml', write: (text, i) => `a${i} = ${json(text)}` },
  { language: 'ini', file: 'a.ini', start: '[a]\n', write: (text, i) => `a${i} = ${text}` },
  { language: 'properties', file: 'a.properties', write: (text, i) => `a${i}=${text}` },
  { language: 'html', file: 'a.html', write: text => `<a href="${markup(text)}">a</a>` },
  { language: 'html', file: 'raw.html', write: text => `<p><a href='${text}'>a</a>`, ends: /'/ },
  { language: 'markdown', file: 'a.md', write: text => `[a](<${text}>)\n`, ends: /[<>\\]/ },
  { language: 'css', file: 'a.css', write: text => `a { background: url(${json(text)}) }` },
  { language: 'javascript', file: 'a.js', write: text => `fetch(${json(text)})` },
  { language: 'python', file: 'a.py', write: (text, i) => `a${i} = ${json(text)}` },
  { language: 'go', file: 'a.go', write: (text, i) => `var a${i} = ${json(text)}` },
  { language: 'shellscript', file: 'a.sh', write: (text, i) => `A${i}=${json(text)}` },
  {
    language: 'yaml',
    file: 'block.yaml',
    start: 'a: |\n',
    write: (text, i) => `  c${i}: ${quoted(text)}`,
  },
  {
    language: 'yaml',
    file: 'run.yaml',
    start: 'run: |\n',
    write: text => `  psql ${quoted(text)}`,
  },
  { language: 'toml', file: 'long.toml', write: (text, i) => `b${i} = '''\n${text}'''`, ends: /'/ },
  {
    language: 'xml',
    file: 'a.xml',
    start: '<a>\n',
    end: '</a>\n',
    write: text => `<b c="${markup(text)}"/>`,
  },
  {
    language: 'markdown',
    file: 'code.md',
    write: text => `\`\`\`\npsql ${quoted(text)}\n\`\`\`\n`,
    ends: /`/,
  },
  {
    language: 'restructuredtext',
    file: 'code.rst',
    write: text => `a::\n\n   psql ${quoted(text)}\n`,
  },
  { language: 'asciidoc', file: 'code.adoc', write: text => `----\npsql ${quoted(text)}\n----\n` },
  {
    language: 'jupyter',
    file: 'a.ipynb',
    start: '{ "nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": [\n',
    end: '{ "cell_type": "raw", "source": [] } ] }\n',
    write: text =>
      `{ "cell_type": "markdown", "metadata": {}, "source": ["[a](<", ${json(text)}, ">)"] },
      { "cell_type": "code", "metadata": {}, "source": [${json(`a = ${json(text)}`)}], "outputs": [] },`,
    ends: /[<>\\]/,
  },
  { language: 'restructuredtext', file: 'a.rst', write: (text, i) => `.. _a${i}: ${text}` },
]

/** A document with some strings. */
export interface HostileDocument {
  readonly file: string
  readonly language: string
  readonly text: string
}

/** Returns a document of each language with all of the strings. */
export function documentsWith(strings: readonly string[]): readonly HostileDocument[] {
  return writers.map(({ language, file, start = '', end = '', write, ends }) => ({
    file,
    language,
    text: `${start}${strings
      .filter(one => ends?.test(one) !== true)
      .map((text, index) => `${write(text, index)}\n`)
      .join('')}${end}`,
  }))
}
