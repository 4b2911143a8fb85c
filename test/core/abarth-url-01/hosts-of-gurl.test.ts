import { parse } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import { canonicalizeScheme, IssueList } from '@hreflint/core/specs/abarth-url-01'
import { describe, expect, test } from 'vitest'
import { check } from '../../support/check.ts'

const spec = 'abarth-url-01'

describe('hosts that are broken by the tests of GURL', () => {
  check('http://«a:b»:80/', 'ipv6-invalid', { spec })
  check('http://«a]b»/', 'ipv6-invalid', { spec })
  check('http://«]»/', 'ipv6-invalid', { spec })
  check('http://«2001:db8:»:1/', 'ipv6-invalid', { spec })
  check('http://«2001:db8:»:1«]»/', ['ipv6-invalid', 'port-invalid'], { spec })
  check('http://«[2001:db8:»:1/', 'ipv6-invalid', { spec })
  check('http://«[google.com]»/', 'ipv6-invalid', { spec })
  check('http://«a%3Ab»/', 'ipv6-invalid', { spec })
  check('http://«a［b»/', 'ipv6-invalid', { spec })
  check('http://«1.2.3.4：»/', 'ipv6-invalid', { spec })
  check('//«a:b»:80/', 'ipv6-invalid', { spec, base: 'http://h/' })
  check('http://«192.168.0.257»/', 'ipv4-out-of-range', { spec })
  check('http://«0x100.0»/', 'ipv4-out-of-range', { spec })
  check('http://«12345678912345.0xde»/', 'ipv4-out-of-range', { spec })
})

describe('hosts that are no address, or one, by the tests of GURL', () => {
  test.each([
    ['0x', '0.0.0.0'],
    ['0X.1', '0.0.0.1'],
    ['0.00.0x.0x0', '0.0.0.0'],
    ['0xC0.0Xa8.0x0.0x1', '192.168.0.1'],
    ['192.168.1', '192.168.0.1'],
    ['192.168.0.1.', '192.168.0.1'],
    ['0xg', '0xg'],
    ['0308.0250.00.01', '0308.0250.00.01'],
    ['192.168.0.0.1', '192.168.0.0.1'],
    ['1.2.0xB3A73CE5B59.de', '1.2.0xb3a73ce5b59.de'],
    ['%30%78%63%30%2e%30%32%35%30.01', '192.168.0.1'],
    ['[0:0::0:0:8]', '[::8]'],
    ['[::ffff:192.168.0.1]', '[::ffff:c0a8:1]'],
  ])('%s is %s', (host, canonical) => {
    expect(parse(`http://${host}/`, { spec: findSpec(spec) }).url?.host).toBe(canonical)
  })
})

describe('addresses that those tests leave out', () => {
  test.each([
    ['255.255.255.255', '255.255.255.255'],
    ['[::1.2.33.44]', '[::102:212c]'],
    ['[::111.222.33.44]', '[::6fde:212c]'],
    ['[1:0:0:2:3:0:0:4]', '[1::2:3:0:0:4]'],
  ])('%s is %s', (host, canonical) => {
    expect(parse(`http://${host}/`, { spec: findSpec(spec) }).url?.host).toBe(canonical)
  })
})

describe('the canonical form of a scheme', () => {
  test.each([
    ['HTTP', 'http', null],
    ['h2+.-', 'h2+.-', null],
    ['1a', '1a', 0],
    ['+A', '+a', 0],
    ['aé/', 'a%C3%A9%2F', 1],
    ['É', '%C3%89', 0],
    ['ht%3Atp', 'ht%3atp', 2],
    [' HTTP ', '%20http%20', 0],
    ['', '', 0],
  ])('of %j is %j', (text, canonical, wrong) => {
    const issues = new IssueList()
    expect(canonicalizeScheme({ text, inherited: 0, start: 0 }, issues)).toBe(canonical)
    expect(issues.inOrder().map(({ span }) => span.start)).toEqual(wrong === null ? [] : [wrong])
  })
})
