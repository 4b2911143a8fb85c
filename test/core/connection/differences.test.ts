import { expect, test } from 'vitest'
import { notesOf } from '../../support/connection/driver-laws.ts'
import { explained } from '../../support/connection/laws.ts'

// A string for each way in which a driver reads differently.
test.each([
  ['postgres', 'postgres://u:p?w@db/x'],
  ['postgres', 'postgres://u:p#w@db/x'],
  ['postgres', 'postgres://u:p@s/s@db/x'],
  ['postgres', 'postgres://u:100%@db/x'],
  ['postgres', 'postgres://u:p/w@db/x'],
  ['postgres', 'postgres://u:%FF@db/x'],
  ['postgres', 'postgres://u:p@db-1,db-2/x'],
  ['postgres', 'postgres://u:p q%2F@db/x'],
  ['mongodb', 'mongodb://u:p@w@db/x'],
  ['mongodb', 'mongodb://u:💩@db/x'],
  ['amqp', 'amqp://u:100%@mq/x'],
  ['amqp', 'amqp://u:%FF@mq/x'],
  ['amqp', 'amqp://u:é@mq/x'],
])('the notes of %s explain %s', (specId, text) => {
  const note = explained(specId, text)?.note
  expect(note).toBeDefined()
  expect(notesOf(specId)).toContain(note)
})

test('nothing is explained away where the drivers agree', () => {
  const plain = ['postgres', 'mongodb', 'mysql', 'redis', 'amqp']
  expect(plain.map(id => explained(id, `${id}://u:p%2Fw@db/x`))).toEqual(plain.map(() => null))
})
