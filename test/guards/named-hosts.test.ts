import { hostsNamedBy } from '@hreflint/guards'
import { expect, test } from 'vitest'

test.each([
  [String.raw`^https:\/\/(www\.)?example\.com\/`, ['example.com']],
  [String.raw`(?:^|\.)example\.com$|(?:^|\.)example\.org$`, ['example.com', 'example.org']],
  [String.raw`^https?:\/\/example\.com.*$`, ['example.com']],
  [String.raw`\bexample\.com\b`, ['example.com']],
  [String.raw`^[a-z]+$`, []],
])('%s names %j', (source, hosts) => {
  expect([...hostsNamedBy({ source, flags: '' })]).toEqual(hosts)
})
