import { defaultSeverity, lintDocument } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { configOf } from '../expect-findings.ts'

const exception = '<a href="https://a:70000/">'
const error = '<a href="https://a/ b">'
const hexadecimal = '<a href="https://0x7f.0.0.1/">'

const tolerated = '<a href="/?a|b">'

const cases: readonly [name: string, document: string, severities: object, expected: string[]][] = [
  ['a parse exception is an error', exception, {}, ['error']],
  ['a conformance error is a warning', error, {}, ['warning']],
  ['a code can be off', error, { 'whatwg/unescaped-space': 'off' }, []],
  ['a code can be a remark', error, { 'whatwg/unescaped-space': 'info' }, ['info']],
  ['a conformance error can be an error', error, { 'whatwg/unescaped-space': 'error' }, ['error']],
  ['a parse exception can be a warning', exception, { 'whatwg/port-*': 'warning' }, ['warning']],
  ['a glob of codes', hexadecimal, { 'whatwg/ipv4-*': 'off' }, []],
  ['everything', exception, { '*': 'off' }, []],
  ['the last match counts', error, { '*': 'off', 'whatwg/*': 'info' }, ['info']],
  ['also if it is the wider one', error, { 'whatwg/unescaped-space': 'info', '*': 'off' }, []],
  ['others are not touched', error, { 'whatwg/ipv4-*': 'off' }, ['warning']],
  ['what works everywhere is off', tolerated, {}, []],
  ['it can be asked for', tolerated, { 'document/tolerated-*': 'warning' }, ['warning']],
  [
    'a glob that means more does not ask for it',
    tolerated,
    { '*': 'error', 'document/*': 'info' },
    [],
  ],
  ['and can turn it off', tolerated, { 'document/tolerated-character': 'info', '*': 'off' }, []],
  ['codes of places', '<img src="">', { 'document/empty-url': 'error' }, ['error']],
]

describe('severities', () => {
  test.each(cases)('%s', (_, document, severities, expected) => {
    const findings = lintDocument(document, 'html', configOf({ severities }))
    expect(findings.map(({ severity }) => severity)).toEqual(expected)
  })
})

test.each([
  ['whatwg/unescaped-space', 'conformance-error', 'warning'],
  ['whatwg/port-out-of-range', 'parse-exception', 'error'],
  ['reference/missing-file', 'broken-reference', 'error'],
  ['reference/missing-fragment', 'broken-reference', 'warning'],
  ['reference/missing-slash', 'broken-reference', 'info'],
  ['postgres/password-read-as-host', 'conformance-error', 'error'],
  ['mongodb/password-read-as-port', 'conformance-error', 'error'],
  ['redis/unescaped-character-in-password', 'conformance-error', 'info'],
] as const)('%s, a %s, has the severity %s', (code, kind, severity) => {
  expect(defaultSeverity(code, kind)).toBe(severity)
})
