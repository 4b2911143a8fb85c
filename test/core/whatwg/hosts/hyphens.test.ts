import { check as checkUrl, describe as describeIssue } from '@hreflint/core'
import { describe, expect, test } from 'vitest'
import { check } from '../../../support/check.ts'

describe('hyphens beside what UTS 46 ignores', () => {
  check('http://\u00AD«-»a/', 'domain-leading-hyphen')
  check('http://\u00AD«-»-a/', 'domain-leading-hyphen')
  check('http://a«-»\u00AD/', 'domain-trailing-hyphen')
  check('http://x.a«-»\u200B.b/', 'domain-trailing-hyphen')
  check('http://a\u00ADb«--»c/', 'domain-third-fourth-hyphens')
  check('http://ab«-\u00AD-»c/', 'domain-third-fourth-hyphens')
  check('http://\u00AD\u00AD«-»\u00AD/', 'domain-leading-hyphen')
})

describe('hyphens that other characters become', () => {
  check('http://«\uFF0D»a/', 'domain-leading-hyphen')
  check('http://\u2100«-»a/'.replace('\u2100', '\u00AD'), 'domain-leading-hyphen')
  check('http://\u01C4«--»a/', 'domain-third-fourth-hyphens')
})

describe('Punycode of what is no name', () => {
  test.each([
    ['xn----4tb', 'The host label "xn----4tb" decodes to "р-", which ends with a hyphen.'],
    ['xn----8sb', 'The host label "xn----8sb" decodes to "-а", which starts with a hyphen.'],
    ['xn--_-bga', 'The host label "xn--_-bga" decodes to "_é", which contains "_".'],
  ])('%s', (label, message) => {
    const url = `http://${label}/`
    const [issue] = checkUrl(url)
    expect(issue === undefined ? null : describeIssue(issue, url).message).toBe(message)
  })
})
