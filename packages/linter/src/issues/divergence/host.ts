import { dangerInWords } from '../../judge/danger-in-words.ts'
import { defineIssue } from '../define-issue.ts'

export const hostDivergence = defineIssue(
  {
    code: 'host',
    kind: 'conformance-error',
    specName: null,
    clause: null,
    since: '0.1.0',
    message: `${dangerInWords.host}: {{readings}}.`,
    why: 'A filter, proxy or server that reads the URL one way lets a request pass, which a browser then sends to a different host.',
    notes:
      'Reported only if `severities` names this code or `divergence/*`. `divergenceSpecs` lists the programs and specifications to compare: by default browsers, curl, Python, Go and Java. A program that rejects the URL or finds no host is not counted. No specification forbids a divergence: the URL can be valid under each of them. The published attacks check the host of a URL with one program and request it with another: Orange Tsai, “A New Era of SSRF” (2017); CVE-2020-7071 and CVE-2020-26291 (a backslash before `@`); CVE-2016-10397 (`#` before `@`); CVE-2019-9636 (characters that normalization turns into delimiters).',
    examples: [
      { url: '<a href="http://«good.example»\\@evil.example/">A</a>' },
      { url: '<a href="http://«groß.example»/">A</a>' },
    ],
    right: { url: '<a href="http://good.example/%5C@evil.example/">A</a>' },
  },
  'divergence',
)
