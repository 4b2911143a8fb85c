import { check, describe as explain, type UrlSpec } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import { expect, test } from 'vitest'

// A message calls a component by its name in English, and shows nothing of a user name.

const found = (url: string, spec: UrlSpec) =>
  check(url, { spec }).map(issue => explain(issue, url, { spec }).message)

test.each([
  [
    'rfc3986',
    'http://ad^a@example.com/',
    'The user name contains a `^` that is not percent-encoded.',
  ],
  ['rfc3986', 'http://adé@example.com/', 'The user name contains "…", which is not ASCII.'],
  [
    'abarth-url-01',
    'http://a@b@example.com/',
    'The user name contains an `@` that is not percent-encoded.',
  ],
  [
    'webspecs-url',
    'http://a@b@example.com/',
    'The user name contains an `@` that is not percent-encoded.',
  ],
])('%s: %s', (id, url, message) => {
  expect(found(url, findSpec(id))).toContain(message)
})
