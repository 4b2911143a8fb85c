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
  message: 'The {{component}} contains a @ that is not percent-encoded.',
  why: 'Some programs take the host after the first @, some after the last: the request may go to another host than the one that was meant or checked.',
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
  why: 'Without a host there is nowhere to send the request to.',
  examples: [{ url: 'http://«»/a' }, { url: 'http://@«»/example.org/' }],
  right: { url: 'http://example.com/a' },
})

export const hostInvalid = defineIssue({
  code: 'host-invalid',
  kind: 'parse-exception',
  specName: 'parse exception',
  clause: lines('L988-L990'),
  since: '0.1.0',
  message: 'The host {{text}} is invalid.',
  why: 'Without a valid host there is nowhere to send the request to.',
  examples: [{ url: 'http://«a b»/' }, { url: 'http://«%zz»/' }],
  right: { url: 'http://a-b/' },
})

export const hostNotCanonical = defineIssue({
  code: 'host-not-canonical',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause: lines('L990-L993'),
  since: '0.1.0',
  message: 'The host is not written in the form that it is looked up in, which is {{value}}.',
  why: 'Software that compares hosts as they are written takes it for another host.',
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
  message: 'The host contains {{text}}, which is ignored.',
  why: 'The character cannot be seen. Software that does not ignore it looks up another host.',
  repair: remove(),
  examples: [{ url: 'http://exa«\u200B»mple.com/', fixed: 'http://example.com/' }],
})

export const domainEmptyLabel = defineIssue({
  code: 'domain-empty-label',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause: lines('L999-L1000'),
  since: '0.1.0',
  message: 'The host has an empty label: two dots in a row, or a dot at its end.',
  why: 'A label has at least one character. With a dot at its end a host is another origin than without.',
  examples: [{ url: 'http://example.com.«»/' }, { url: 'http://a.«».b/' }],
  right: { url: 'http://example.com/' },
})

export const portInvalid = defineIssue({
  code: 'port-invalid',
  kind: 'parse-exception',
  specName: 'parse exception',
  clause: lines('L1235-L1240'),
  since: '0.1.0',
  message: 'The port contains {{text}}, but a port is written in digits.',
  why: 'Without a port that can be read no request can be made.',
  repair: repairPort,
  examples: [{ url: 'http://example.com:80«a»/', fixed: 'http://example.com:80/' }],
})
