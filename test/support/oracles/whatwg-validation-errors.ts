/** What the standard's table says in its column "Failure". */
export type Failure = 'no' | 'yes' | 'sometimes'

/**
 * The names of the table in [Writing](https://url.spec.whatwg.org/#writing), and whether they are
 * parse exceptions; of whatwg/url commit 6ae84860 (2026-07-02).
 */
export const whatwgValidationErrors: Readonly<Record<string, Failure>> = {
  'domain-to-ASCII': 'sometimes',
  'domain-percent-encoded': 'no',
  'host-invalid-code-point': 'yes',
  'IPv4-empty-part': 'no',
  'IPv4-too-few-parts': 'no',
  'IPv4-too-many-parts': 'yes',
  'IPv4-non-numeric-part': 'yes',
  'IPv4-non-decimal-part': 'no',
  'IPv4-out-of-range-part': 'sometimes',
  'IPv6-unclosed': 'yes',
  'IPv6-invalid-compression': 'yes',
  'IPv6-too-many-pieces': 'yes',
  'IPv6-multiple-compression': 'yes',
  'IPv6-invalid-code-point': 'yes',
  'IPv6-too-few-pieces': 'yes',
  'IPv6-piece-leading-zero': 'no',
  'IPv4-in-IPv6-too-many-pieces': 'yes',
  'IPv4-in-IPv6-invalid-code-point': 'yes',
  'IPv4-in-IPv6-out-of-range-part': 'yes',
  'IPv4-in-IPv6-too-few-parts': 'yes',
  'invalid-URL-unit': 'no',
  'special-scheme-missing-following-solidus': 'no',
  'missing-scheme-non-relative-URL': 'yes',
  'invalid-reverse-solidus': 'no',
  'invalid-credentials': 'no',
  'host-missing': 'yes',
  'port-out-of-range': 'yes',
  'port-invalid': 'yes',
  'file-invalid-Windows-drive-letter': 'no',
  'file-invalid-Windows-drive-letter-host': 'no',
}

/** The standard has more anchors; these are the ones that its source spells out, and old ones. */
export const whatwgAnchors: ReadonlySet<string> = new Set(
  `
acknowledgments api authority-state cannot-be-a-base-url-path-state concept-base-url
concept-basic-url-parser concept-domain concept-domain-to-ascii concept-domain-to-unicode
concept-host concept-host-equals concept-host-parser concept-host-serializer concept-ipv4
concept-ipv4-parser concept-ipv4-serializer concept-ipv6 concept-ipv6-parser concept-ipv6-piece
concept-ipv6-serializer concept-opaque-host-parser concept-url concept-url-blob-entry
concept-url-equals concept-url-fragment concept-url-host concept-url-origin concept-url-parser
concept-url-password concept-url-path concept-url-port concept-url-query concept-url-query-object
concept-url-scheme concept-url-serializer concept-url-url concept-url-username concept-urlencoded
concept-urlencoded-parser concept-urlencoded-serializer concept-urlencoded-string-parser
concept-urlsearchparams-list concept-urlsearchparams-new concept-urlsearchparams-update
concept-urlsearchparams-url-object constructors default-encode-set double-dot-path-segment
file-host-state file-slash-state file-state fragment-state goals host-equivalence
host-miscellaneous host-parsing host-representation host-serializing host-state host-syntax
host-writing hostname-state idna infrastructure interface-urlsearchparams no-scheme-state
non-relative-flag origin parsers path-or-authority-state path-start-state path-state
percent-decode percent-encode percent-encoded-bytes pop-a-urls-path port-state
query-encoding-example query-state relative-slash-state relative-state scheme-start-state
scheme-state security-considerations set-the-password set-the-username simple-encode-set
single-dot-path-segment special-authority-ignore-slashes-state special-authority-slashes-state
special-relative-or-authority-state syntax-host syntax-host-domain syntax-host-ipv4
syntax-host-ipv6 syntax-url syntax-url-absolute syntax-url-absolute-with-fragment
syntax-url-file-scheme-relative syntax-url-fragment syntax-url-path-absolute
syntax-url-path-relative syntax-url-path-relative-scheme-less syntax-url-path-segment
syntax-url-path-segment-dot syntax-url-path-segment-dotdot syntax-url-port syntax-url-query
syntax-url-relative syntax-url-relative-with-fragment syntax-url-scheme syntax-url-scheme-relative
syntax-violation url-apis-elsewhere url-cannot-be-a-base-url-flag url-class url-code-points
url-equivalence url-miscellaneous url-parsing url-rendering url-rendering-elision
url-rendering-i18n url-rendering-simplification url-representation url-serializing url-syntax
url-writing urlencoded-hooks urlencoded-parsing urlencoded-serializing urls urlutils-members
userinfo-encode-set utf-8-percent-encode validation-error-domain-to-ascii warning-avoid-psl
writing
`
    .trim()
    .split(/\s+/),
)
