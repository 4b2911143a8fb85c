import { type DecompositionAttribute, setAttribute } from '@hreflint/core/specs/html5-wd-urls'
import { expect, test } from 'vitest'

type Case = readonly [url: string, attribute: DecompositionAttribute, value: string, set: string]

const cases: readonly Case[] = [
  ['http://h/a?b#c', 'search', '?d', 'http://h/a?d#c'],
  ['http://h/a?b#c', 'search', 'd?e', 'http://h/a?d?e#c'],
  ['http://h/a', 'search', 'b c', 'http://h/a?b%20c'],
  ['http://h/a#c', 'search', 'd', 'http://h/a?d#c'],
  ['http://h/a?b#c', 'hash', '#d', 'http://h/a?b#d'],
  ['http://h/a?b', 'hash', 'd#e', 'http://h/a?b#d%23e'],
  ['http://h/a', 'hash', 'd', 'http://h/a#d'],
  ['http://h/a', 'pathname', '%41 ', 'http://h/%41%20'],
  ['http://h:8/', 'port', '12x3', 'http://h:12/'],
  ['http://h:8/', 'port', 'x3', 'http://h:0/'],
  ['http://h:8/', 'port', '00300', 'http://h:300/'],
  ['http://h/', 'port', '300', 'http://h:300/'],
  ['http://h/', 'port', '65535', 'http://h:65535/'],
  ['http://h/', 'port', '65536', 'http://h/'],
  ['x:/a', 'port', '3', 'x:/a'],
  ['http://h/', 'protocol', 'x::', 'x://h/'],
  ['http://h/', 'protocol', 'x:y', 'x%3Ay://h/'],
  ['http://h/', 'hostname', '[::1', 'http://%5B%3A%3A1/'],
  ['http://h/', 'hostname', '::1]', 'http://%3A%3A1%5D/'],
  ['http://h/', 'hostname', '[g::1]', 'http://%5Bg%3A%3A1%5D/'],
  ['http://h/', 'hostname', 'a::1]', 'http://a%3A%3A1%5D/'],
  ['http://h/', 'hostname', 'a::1b', 'http://a%3A%3A1b/'],
]

test.each(cases)('%s with the %s %j', (url, attribute, value, expected) => {
  expect(setAttribute(url, attribute, value)).toBe(expected)
})
