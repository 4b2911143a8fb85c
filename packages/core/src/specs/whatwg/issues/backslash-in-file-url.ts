import { replaceBackslash } from '../../../repair/repairs/characters/replace-backslash.ts'
import { defineIssue } from '../define-issue.ts'

export const backslashInFileUrl = defineIssue({
  code: 'backslash-in-file-url',
  kind: 'conformance-error',
  specName: 'invalid-reverse-solidus',
  clause: 'https://url.spec.whatwg.org/#file-state',
  since: '0.1.0',
  message: 'There is a backslash instead of a slash after `file:`.',
  why: 'Browsers read it as a slash. Programs that do not follow the URL Standard read it as part of a file name.',
  repair: replaceBackslash,
  examples: [
    {
      url: 'file:«\\\\»server/share',
      fixed: 'file://server/share',
      also: ['file-missing-slashes'],
    },
  ],
})
