import { encodeAtSign } from '../../../repair/repairs/characters/encode-at-sign.ts'
import { remove } from '../../../repair/repairs/characters/remove.ts'
import { repairPort } from '../../../repair/repairs/repair-port.ts'
import { replaceSpan } from '../../../repair/repairs/replace-span.ts'
import { defineIssue, lines } from '../define-issue.ts'

export const unescapedAtSign = defineIssue({
  code: 'unescaped-at-sign',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause: lines('L907-L910'),
  since: '0.1.0',
  message: 'The {{component}} contains an `@` that is not percent-encoded.',
  why: 'Some programs look for the host after the first `@`, others after the last, so the request may go to a different host from the one that was meant or checked.',
  repair: encodeAtSign,
  examples: [{ url: 'http://u:p«@»x@example.com/', fixed: 'http://u:p%40x@example.com/' }],
})

export const hostMissing = defineIssue({
  code: 'host-missing',
  kind: 'parse-exception',
  specName: 'parse exception',
  clause: lines('L1650'),
  since: '0.1.0',
  message: 'The URL has no host.',
  why: 'Without a host, no request is possible.',
  examples: [{ url: 'http://«»/a' }, { url: 'http://@«»/example.org/' }],
  right: { url: 'http://example.com/a' },
})

export const hostInvalid = defineIssue({
  code: 'host-invalid',
  kind: 'parse-exception',
  specName: 'parse exception',
  clause: lines('L988-L990'),
  since: '0.1.0',
  message: 'The host {{text}} is not valid.',
  why: 'Without a valid host, no request is possible.',
  examples: [{ url: 'http://«a b»/' }, { url: 'http://«%zz»/' }],
  right: { url: 'http://a-b/' },
})

export const hostNotCanonical = defineIssue({
  code: 'host-not-canonical',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause: lines('L990-L993'),
  since: '0.1.0',
  message: 'The host is not written in its normal form, which is {{value}}.',
  why: 'Programs that compare hosts as text see a different host.',
  repair: context => [
    replaceSpan(
      context,
      `Replace with ${context.issue.params.value}`,
      context.issue.params.value ?? '',
    ),
  ],
  examples: [{ url: 'http://«EXAMPLE.com»/', fixed: 'http://example.com/' }],
})

export const hostIgnoredCharacter = defineIssue({
  code: 'host-ignored-character',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause: lines('L985-L987'),
  since: '0.1.0',
  message: 'The host contains {{text}}, which parsers ignore.',
  why: 'The character is invisible. Programs that do not ignore it look up a different host.',
  repair: remove(),
  examples: [{ url: 'http://exa«\u200B»mple.com/', fixed: 'http://example.com/' }],
})

export const domainEmptyLabel = defineIssue({
  code: 'domain-empty-label',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause: lines('L999-L1000'),
  since: '0.1.0',
  message: 'The host has an empty label: it contains two dots in a row or ends with a dot.',
  why: 'A label has at least one character. A host with a dot at the end is a different origin from the host without it.',
  examples: [{ url: 'http://example.com.«»/' }, { url: 'http://a.«».b/' }],
  right: { url: 'http://example.com/' },
})

export const portInvalid = defineIssue({
  code: 'port-invalid',
  kind: 'parse-exception',
  specName: 'parse exception',
  clause: lines('L1235-L1240'),
  since: '0.1.0',
  message: 'The port contains {{text}}. Only digits are allowed.',
  why: 'Without a valid port, no request is possible.',
  repair: repairPort,
  examples: [{ url: 'http://example.com:80«a»/', fixed: 'http://example.com:80/' }],
})
