import { check, describe as describeIssue, parse } from '@hreflint/core'
import { connectionSpecs } from '@hreflint/core/specs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectSame } from '../../support/expect-same.ts'
import { smallStrings } from '../../support/small-strings.ts'

const schemes = [
  'postgres',
  'mongodb',
  'mongodb+srv',
  'mysql',
  'redis',
  'amqp',
  'smtp',
  'sqlserver',
]
const scheme = fc.constantFrom(...schemes)
const pieces = (...all: readonly string[]) =>
  fc.array(fc.constantFrom(...all), { maxLength: 9 }).map(list => list.join(''))
const delimited = pieces(...':/?#@[](),;=&%', 'a', '1', '%00', '%2', '%FF', '%40', 'é', ' ', '\0')

/** What a string is told, by each specification. */
function told(text: string): readonly string[] {
  return connectionSpecs.flatMap(spec =>
    check(text, { spec }).flatMap(issue => {
      const { message, fixes } = describeIssue(issue, text, { spec })
      return [message, ...fixes.map(({ title }) => title)]
    }),
  )
}

describe('no string makes a specification throw', () => {
  test('every short one between a user name and a host', () => {
    for (const text of smallStrings([...'1:/?#@[;%'], 3)) {
      for (const name of schemes) {
        for (const spec of connectionSpecs) {
          const { issues } = parse(`${name}://u:${text}@db/x`, { spec })
          expectSame(check(`${name}://u:${text}@db/x`, { spec }), issues)
        }
      }
    }
  })

  test('long ones', () => {
    const start = fc.oneof(
      scheme.map(name => `${name}://`),
      fc.constantFrom('', 'x:', 'sqlite:'),
    )
    fc.assert(
      fc.property(start, delimited, fc.constantFrom('', '@db/x', '@h:1'), delimited, (...parts) => {
        for (const message of told(parts.join(''))) expect(message).not.toContain('{{')
      }),
      { numRuns: 1_000 },
    )
  })
})

test('no message repeats a part of the password', () => {
  const user = fc.constantFrom('', 'app', '[', '[app', 'tcp(', 'a,b')
  const password = pieces('Q', 'QQ', ...':/?#@[](),;%1')
  fc.assert(
    fc.property(scheme, user, password, (name, user, password) => {
      for (const message of told(`${name}://${user}:${password}@db/x`)) {
        expect(message).not.toContain('Q')
      }
    }),
    { numRuns: 1_500 },
  )
})
