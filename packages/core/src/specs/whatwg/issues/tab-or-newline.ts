import { removeBreak } from '../../../repair/repairs/characters/remove-break.ts'
import { defineIssue } from '../define-issue.ts'

export const tabOrNewline = defineIssue({
  code: 'tab-or-newline',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#concept-basic-url-parser',
  since: '0.1.0',
  message: 'The URL contains {{text}}, which browsers remove.',
  why: 'The rest is joined without a gap, so the URL is not the one people see. Some filters reject such URLs because the trick can hide `javascript:` and similar schemes.',
  notes:
    'Long URLs in HTML attributes are often broken over several lines. Break the line before the attribute instead, or write the URL on one line.',
  repair: removeBreak,
  examples: [
    { url: 'https://example.com/a«\n»b', fixed: 'https://example.com/ab' },
    {
      url: 'https://example.com/long-«\n»  name',
      fixed: 'https://example.com/long-name',
      also: ['unescaped-space'],
    },
    { url: 'ht«\t»tps://example.com/', fixed: 'https://example.com/' },
  ],
})
