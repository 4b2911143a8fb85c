import { normalize } from '@hreflint/core/specs/rfc3986'
import { describe, expect, test } from 'vitest'

// Each row follows from the sentence of RFC 3986 section 6.2 in the title.
const sections: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '6.2.2.1: the scheme and the host are case-insensitive': {
    'HTTP://Example.COM/A?B#C': 'http://example.com/A?B#C',
    'http://User:Pass@Host/': 'http://User:Pass@host/',
    'http://u:80@Host:80/': 'http://u:80@host/',
    '//Host': '//host/',
  },
  '6.2.2.1: the digits of percent-encoded octets are in upper case': {
    'http://%e9.example/%2f?%3a#%ab': 'http://%E9.example/%2F?%3A#%AB',
    'http://a%c3%a9@b/': 'http://a%C3%A9@b/',
  },
  '6.2.2.2: unreserved characters are decoded': {
    'http://%41%2D%42/%7e%2e%5F?%30#%7A': 'http://a-b/~._?0#z',
    '%61/b': 'a/b',
  },
  '6.2.2.3: dot segments are removed': {
    'http://a/./b/../c': 'http://a/c',
    '/a/./b': '/a/b',
    '/a/%2E%2E/b': '/b',
    'x:./a': 'x:a',
    'x:..': 'x:',
    'a/./b': 'a/./b',
    '../a': '../a',
    '': '',
  },
  '6.2.3: an empty path after an authority is a slash': {
    'http://a': 'http://a/',
    'http://a?': 'http://a/?',
    'http://a#': 'http://a/#',
    'http:': 'http:',
  },
  '6.2.3: an empty or default port is left out': {
    'http://a:/': 'http://a/',
    'http://a:80/': 'http://a/',
    'https://a:443/': 'https://a/',
    'https://a:80/': 'https://a:80/',
    'http://a:080/': 'http://a:080/',
    '//a:80/': '//a:80/',
  },
  'RFC 3987, 3.1: characters that are not ASCII are percent-encoded': {
    'http://a/é?ü#😀': 'http://a/%C3%A9?%C3%BC#%F0%9F%98%80',
    'http://a/aéé': 'http://a/a%C3%A9%C3%A9',
  },
}

describe.each(Object.entries(sections))('%s', (_title, rows) => {
  test.each(Object.entries(rows))('%s', (written, normal) => {
    expect(normalize(written)).toBe(normal)
    expect(normalize(normal)).toBe(normal)
  })
})
