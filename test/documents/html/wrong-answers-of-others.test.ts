import { defaultConfig, lintDocument } from '@hreflint/linter'
import { describe, expect, it } from 'vitest'

/** Codes and marked characters of the findings of a document. */
function findings(source: string): string[] {
  return lintDocument(source, 'html', defaultConfig).map(
    ({ code, span }) => `${code.replace(/^.*\//, '')} ${source.slice(span.start, span.end)}`,
  )
}

describe('what other checkers report though it is valid', () => {
  it.each([
    ['a relative ping', '<a href="/" ping="/log ../b">'],
    [
      'a scheme with a hyphen',
      '<input type=url value="ms-word:ofe|u|https://h/a.docx">'.replaceAll('|', '%7C'),
    ],
    ['a scheme in a scheme', '<a href="feed:http://h/">'],
    ['a data URL that RFC 2397 does not know', '<a href="data:/x">'],
    ['characters outside ASCII', '<a href="https://h/ä/日本?ü#é">'],
    ['a comma in a data URL of srcset', '<img srcset="data:image/png;base64,aGk= 1x, /b.png 2x">'],
    ['a placeholder', '<a href="{{ url }}"><img src="<%= a | b %>">'],
    ['a fragment in SVG', '<svg><use xlink:href="#a"/><path fill="url(#b)"/></svg>'],
    ['an unquoted slash beside another attribute', '<a href=/ title="a b">'],
    [
      'URLs of other schemes',
      '<a href="tel:+1-2"><a href="sms:1?body=a%20b"><a href="javascript:void(0)">',
    ],
    ['an empty link to the document itself', '<a href=""><q cite="">'],
  ])('%s', (_, source) => {
    expect(findings(source)).toEqual([])
  })
})

describe('what other checkers miss', () => {
  it.each([
    [
      'each mistake of a value at its own characters, not one message at the tag',
      '<a href="/a|b"><img src="/c d|e" srcset="/f|g 1x, /h|i 2x" alt="">',
      ['unescaped-pipe |', 'unescaped-space  ', 'unescaped-pipe |', 'unescaped-pipe |'].concat(
        'unescaped-pipe |',
      ),
    ],
    ['a port in any scheme', '<a href="rtsp://h:99999/">', ['port-out-of-range 99999']],
    ['the wrong one of a list', '<a href="/" ping="/a /b|c /d">', ['unescaped-pipe |']],
    ['the rest of a tag after an unquoted slash', '<a href=/ ping=/a|b>', ['unescaped-pipe |']],
    [
      'what is imported in CSS',
      '<style>@import "/a|b"; p { background: image-set("/c|d" 2x) }</style>',
      ['unescaped-pipe |', 'unescaped-pipe |'],
    ],
    [
      'images, scripts and paint of SVG',
      '<svg><image href="/a|b"/><use href="/a|b"/><script href="/a|b"/><path fill="url(/a|b)"/></svg>',
      Array.from({ length: 4 }, () => 'unescaped-pipe |'),
    ],
    ['a base element', '<base href="/a|b/"><a href="c">', ['unescaped-pipe |']],
    [
      'a host that registries do not have',
      '<a href="https://a_b.example/">',
      ['domain-underscore _'],
    ],
    ['a hyphen before a label', '<a href="https://-foo.example/">', ['domain-leading-hyphen -']],
    ['a percent-encoded host', '<a href="https://ex%61mple.com/">', ['domain-percent-encoded %61']],
    ['an IPv4 address cut short', '<a href="http://127.1/">', ['ipv4-too-few-parts 127.1']],
    ['a zero before an IPv6 piece', '<a href="http://[::01]/">', ['ipv6-piece-leading-zero 01']],
    ['credentials in any scheme', '<a href="rtsp://me@h/">', ['credentials me@']],
    ['a drive letter as host', '<a href="file://c:/x">', ['drive-letter-as-host c:']],
    ['the second URL of srcset', '<img srcset="/a 1x, /b|c 2x">', ['unescaped-pipe |']],
    ['a part of a URL with a placeholder', '<a href="{{ base }}/a b">', ['unescaped-space  ']],
    ['a character reference', '<a href="http://a&#91;b/">', ['domain-forbidden-code-point &#91;']],
    ['an unquoted value after its slash', '<a href=http://h/a|b>', ['unescaped-pipe |']],
    ['a document in an attribute', '<iframe srcdoc="<a href=/a|b>">', ['unescaped-pipe |']],
    [
      'SVG and MathML',
      '<svg><a xlink:href="/a|b"/></svg><math href="/a|b"/>',
      ['unescaped-pipe |', 'unescaped-pipe |'],
    ],
    ['style', '<p style="background: url(/a|b)">', ['unescaped-pipe |']],
    [
      'speculation rules',
      '<script type=speculationrules>{"prefetch":[{"urls":["/a|b"]}]}</script>',
      ['unescaped-pipe |'],
    ],
    [
      'a policy',
      '<meta http-equiv=content-security-policy content="report-uri /a|b">',
      ['unescaped-pipe |'],
    ],
    ['a property', '<meta property="og:image" content="https://h/a|b">', ['unescaped-pipe |']],
    [
      'JSON-LD',
      '<script type="application/ld+json">{"url": "/a|b"}</script>',
      ['unescaped-pipe |'],
    ],
    [
      'integrity of an import map',
      '<script type=importmap>{"integrity":{"/a|b":"x"}}</script>',
      ['unescaped-pipe |'],
    ],
    [
      'a link on a base without a path',
      '<base href="mailto:x@y.example"><a href="a">',
      ['relative-with-opaque-base a'],
    ],
    [
      'an address in a DOCTYPE',
      '<!DOCTYPE html SYSTEM "about:legacy|compat">',
      ['unescaped-pipe |'],
    ],
  ])('%s', (_, source, expected) => {
    expect(findings(source)).toEqual(expected)
  })
})

describe('from real pages, rewritten', () => {
  it.each([
    ['a quote of Markdown', '<a href="https://h/a.html&gt;">', ['unescaped-angle-bracket &gt;']],
    ['a heading as fragment', '<a href="b.html#rule ... [p]">', ['unescaped-space  ']],
    ['two number signs', '<a href="b.html##c">', ['second-number-sign #']],
    ['a fragment with a percent sign', '<a href="r.html#%_sec_6.2">', []],
    ['a quote escaped as in JavaScript', '<a href="\\"b.html#c\\"">', ['backslash-in-path \\']],
    ['a form that stays', '<form action="">', []],
    ['names to be filled in by the reader', '<a href="http://&lt;server&gt;/b">', []],
  ])('%s', (_, source, expected) => {
    expect(findings(source)).toEqual(expected)
  })
})
