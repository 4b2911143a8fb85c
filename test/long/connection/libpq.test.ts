import { execFileSync } from 'node:child_process'
import { parse } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOf } from '../../support/laws/share.ts'

// libpq itself, by psycopg2: what it refuses before it looks for a server.

const program = `
import json, sys, psycopg2
answers = []
for text in json.load(sys.stdin):
    try:
        psycopg2.connect(text, connect_timeout=1)
        answers.append('')
    except psycopg2.Error as error:
        answers.append(str(error))
print(json.dumps(answers))
`

const host = fc.constantFrom('127.0.0.1', '127.0.0.2', '')
const port = fc.constantFrom(
  '1',
  '2',
  '',
  '0',
  '65535',
  '65536',
  '%31',
  '%201',
  '1a',
  'a',
  '+3',
  '-1',
  '1.5',
)
const list = (of: fc.Arbitrary<string>) =>
  fc.array(of, { minLength: 1, maxLength: 3 }).map(all => all.join(','))
const parameter = fc.oneof(
  list(port).map(ports => `port=${ports}`),
  list(host).map(hosts => `host=${hosts}`),
  fc.constant('application_name=a'),
)
const strings = fc
  .tuple(list(host), fc.uniqueArray(parameter, { maxLength: 3 }))
  .map(([hosts, parameters]) => `postgres://${hosts}/x?${parameters.join('&')}`)

test('lists of hosts and ports are refused as libpq refuses them', () => {
  const texts = fc.sample(strings, shareOf(10_000))
  const output = execFileSync('/usr/bin/python3', ['-c', program], {
    input: JSON.stringify(texts),
    maxBuffer: 2 ** 28,
  })
  const answers: readonly string[] = JSON.parse(output.toString())
  // A port is read when it is its turn.
  const refused = /(?:^|\n)(?:invalid (?:integer value|port number)|could not match)/
  const spec = findSpec('postgres')
  const differences = texts.filter((text, index) => {
    const isRefused = refused.test(answers[index] ?? '')
    return isRefused !== (parse(text, { spec }).url === null)
  })
  expect(differences.slice(0, 10)).toEqual([])
  expect(answers.filter(answer => refused.test(answer)).length).toBeGreaterThan(texts.length / 10)
})
