import { replaceBackslash } from '../../../repair/repairs/characters/replace-backslash.ts'
import { defineIssue } from '../define-issue.ts'

export const backslashInFileUrl = defineIssue({
  code: 'backslash-in-file-url',
  kind: 'conformance-error',
  specName: 'invalid-reverse-solidus',
  clause: 'https://url.spec.whatwg.org/#file-state',
  since: '0.1.0',
  message: 'A backslash follows file: where a slash belongs.',
  why: 'Browsers read it as a slash; programs that follow the file system, not the URL Standard, take it for part of a name.',
  repair: replaceBackslash,
  examples: [
    {
      url: 'file:«\\\\»server/share',
      fixed: 'file://server/share',
      also: ['file-missing-slashes'],
    },
  ],
})
