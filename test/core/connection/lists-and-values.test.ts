import { parse } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import { lintDocument, resolveConfig } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { marked } from '../../support/marked.ts'

const found = (id: string, text: string) =>
  parse(text, { spec: findSpec(id) }).issues.map(({ code, span }) => ({
    code: code.replace(`${id}/`, ''),
    span,
  }))

describe.each<[id: string, code: string, strings: readonly string[]]>([
  [
    'postgres',
    'port-parameter-invalid',
    [
      'postgres://h/x?port=«abc»',
      'postgres://h/x?port=«0»',
      'postgres://h/x?port=«65536»',
      'postgres://h/x?port=«%31x»',
      'postgres://a,b/x?port=«1,b»',
      'postgres://h:5432/x?sslmode=require&port=«5432a»',
      'postgres://h/x?port=1&port=«abc»',
    ],
  ],
  [
    'postgres',
    'unmatched-ports',
    [
      'postgres://h/x?port=«1,2»',
      'postgres://a,b/x?port=«1,2,3»',
      'postgres:///x?host=a,b,c&port=«1,2»',
    ],
  ],
  ['postgres', 'empty-host', ['postgres://a,«»,b/x', 'postgres://«»,b/x', 'postgres://u:p@a:1,«»']],
  [
    'postgres',
    'unknown-value',
    ['postgres://h/x?sslmode=«requre»', 'postgres://h/x?target_session_attrs=«read_write»'],
  ],
  [
    'mongodb',
    'unknown-value',
    [
      'mongodb://h/?retryWrites=«ture»',
      'mongodb://h/?readpreference=«secondry»',
      'mongodb://h/?authMechanism=«SCRAM-SHA256»',
    ],
  ],
])('%s: %s', (id, code, strings) => {
  test.each(strings)('%s', string => {
    const { text, spans } = marked(string)
    expect(found(id, text)).toEqual([{ code, span: spans[0] }])
  })
})

describe('what a driver takes is not reported', () => {
  test.each([
    ['postgres', 'postgres://h/x?port='],
    ['postgres', 'postgres://h/x?port=5432'],
    ['postgres', 'postgres://h/x?port=%205432'],
    ['postgres', 'postgres://h/x?port=abc&port=1'],
    ['postgres', 'postgres://a,b/x?port=5432'],
    ['postgres', 'postgres://a,b/x?port=1,'],
    ['postgres', 'postgres:///x?host=a,,b'],
    ['postgres', 'postgres:///x'],
    ['postgres', 'postgres://:5433,:5434/x'],
    ['postgres', 'postgres://a,:5434/x'],
    ['postgres', 'postgres://h/x?sslmode=VERIFY-FULL'],
    // Another driver may have it.
    ['postgres', 'postgres://h/x?sslmode=mutual'],
    ['mongodb', 'mongodb://h/?tls=TRUE&readPreference=nearest&readConcernLevel=x'],
  ])('%s: %s', (id, text) => {
    expect(found(id, text)).toEqual([])
  })

  test.each(['${PORT}', '$PORT', '{{ port }}', '<port>'])('a placeholder: %s', port => {
    const { config } = resolveConfig(undefined)
    if (config === null) throw new Error('There is a configuration.')
    for (const part of [`port=${port}`, `sslmode=${port}`, `port=5432,${port}`]) {
      const text = `DATABASE_URL=postgres://app@db1,db2/x?${part}\n`
      const codes = lintDocument(text, 'dotenv', config).map(({ code }) => code)
      expect([text, codes.filter(code => /port|value/.test(code))]).toEqual([text, []])
    }
  })
})
