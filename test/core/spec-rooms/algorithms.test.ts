import * as abarth from '@hreflint/core/specs/abarth-url-01'
import * as connolly from '@hreflint/core/specs/connolly-href-00'
import * as r6007 from '@hreflint/core/specs/html5-r6007'
import * as wd from '@hreflint/core/specs/html5-wd-urls'
import * as rfc3986 from '@hreflint/core/specs/rfc3986'
import * as rfc3987 from '@hreflint/core/specs/rfc3987'
import * as webspecs from '@hreflint/core/specs/webspecs-url'
import { describe, expect, test } from 'vitest'

/** What each document defines, under its own names, beside `parse` of the contract. */
const defined: readonly (readonly [id: string, room: object, names: string])[] = [
  [
    'html5-r6007',
    r6007,
    'parseUrl resolveUrl isAbsoluteUrl isHierarchicalUrl isAuthorityBasedUrl reservedUrls ' +
      'isValidUrl isValidNonEmptyUrl isValidUrlPotentiallySurroundedBySpaces ' +
      'isValidNonEmptyUrlPotentiallySurroundedBySpaces escapePath',
  ],
  [
    'html5-wd-urls',
    wd,
    `parseUrl resolveUrl isAbsoluteUrl isHierarchicalUrl isAuthorityBasedUrl reservedUrls
     isValidUrl isValidNonEmptyUrl isValidUrlPotentiallySurroundedBySpaces
     isValidNonEmptyUrlPotentiallySurroundedBySpaces documentBaseUrl baseUriOfElement fragmentEscape
     decompositionAttributes getAttribute setAttribute effectOfBaseChange`,
  ],
  [
    'connolly-href-00',
    connolly,
    `isValidWebAddress parseWebAddress encodeAddress resolveWebAddress documentBaseWebAddress
     baseUriOfElement isAbsoluteWebAddress`,
  ],
  [
    'webspecs-url',
    webspecs,
    `basicUrlParser rules setters cleanse percentEncodeBySet parseHost domainToAscii domainToUnicode
     concatenatePaths removeDots serializeUrl serializeIpv6 originOf UrlObject UrlUtils
     UrlSearchParams parseForm serializeForm serializeByte newUrlRecord relativeSchemes
     meetsAuthoringRequirements isValidDomain includesCredentials serializeOrigin`,
  ],
  [
    'abarth-url-01',
    abarth,
    `parseUrl resolveUrl isHierarchical canonicalizeUrl canonicalizeScheme canonicalizeUserInfo
     canonicalizeHost canonicalizePort canonicalizePath canonicalizeQuery canonicalizeFragment`,
  ],
  [
    'rfc3986',
    rfc3986,
    'firstOffence resolve resolveReference splitReference recompose removeDotSegments normalize',
  ],
  ['rfc3987', rfc3987, 'firstOffence iriToUri uriToIri'],
]

describe.each(defined)('%s', (_id, room, names) => {
  test.each([...names.split(/\s+/), 'parse'])('exports %s', name => {
    expect(Reflect.get(room, name)).toBeDefined()
  })
})

test('the 21 grammar rules of webspecs/url have their own names', () => {
  const names = `url file-url non-relative-url relative-url non-file-relative-scheme scheme authority user
    password host ipv6addr ipv4addr number h16 ls32 decimal-byte port path scheme-data query fragment`
  const camel = (name: string) =>
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  expect(Object.keys(webspecs.rules).sort()).toEqual(names.split(/\s+/).map(camel).sort())
})

test('its nine setter rules too', () => {
  const names = 'Protocol Username Password Host Hostname Port Pathname Search Hash'
  expect(Object.keys(webspecs.setters)).toEqual(
    expect.arrayContaining(names.split(' ').map(name => `set${name}`)),
  )
})

test('the seven decomposition attributes', () => {
  const names = ['protocol', 'host', 'hostname', 'port', 'pathname', 'search', 'hash']
  expect([...wd.decompositionAttributes].sort()).toEqual(names.sort())
})
