import { furtherRows, indexRows } from './attribute-rows.ts'

/** A place of URLs outside plain attributes, and documents with a wrong URL there, marked. */
export type PlaceRow = readonly [row: string, documents: readonly [at: string, source: string][]]

const policy = (content: string): string =>
  `<meta http-equiv=Content-Security-Policy content="${content}">`
const data = (type: string, json: string): string => `<script type=${type}>${json}</script>`

/** Each row of the table of such places, in its order. */
export const placeRows: readonly PlaceRow[] = [
  [
    'the plain attributes',
    [...indexRows, ...furtherRows]
      .filter(({ attribute }) => attribute === 'href' || attribute === 'value')
      .map(({ attribute, elements, value, beside = '' }) => {
        const [element = ''] = elements.split(' ')
        return [`${element} ${attribute}`, `<${element} ${beside} ${attribute}='${value}'>`]
      }),
  ],
  ['input type=url value', [['input value', '<input value=" https://h/x« »y " type="url">']]],
  ['ping list', [['a ping', '<a ping="/a \n/x«|»y\t/b">']]],
  [
    'srcset / imagesrcset, URL part',
    [
      ['img srcset', '<img srcset="/a 1x, /x«|»y 2x">'],
      ['img srcset', '<img srcset="/a, /b (a, b) , /x«|»y">'],
      ['source srcset', '<source srcset="data:,a,b 1x,/x«|»y, /c">'],
      ['link imagesrcset', '<link imagesrcset="/x«|»y 100w">'],
    ],
  ],
  [
    'itemtype / itemprop token',
    [
      ['p itemtype', '<p itemtype="https://h/x«|»y https://h/z">'],
      ['p itemprop', '<p itemprop="name https://h/x«|»y">'],
    ],
  ],
  [
    'meta refresh URL',
    [
      ['meta content refresh', '<meta http-equiv=refresh content="0; url=/x« »y">'],
      ['meta content refresh', '<meta http-equiv=refresh content="0; URL=\'/x« »y\'">'],
      ['meta content refresh', '<meta http-equiv=refresh content=\'0;url="/x« »y" z\'>'],
      ['meta content refresh', '<meta content=".5,/x« »y" http-equiv=Refresh>'],
      ['meta content refresh', '<meta http-equiv=refresh content="1 url/x« »y">'],
    ],
  ],
  [
    'CSP source expression / report-uri',
    [
      ['meta content img-src', policy("default-src 'self' data: a.b; img-src https://h/x«|»y")],
      ['meta content img-src', policy('img-src https://*.h:*/x«|»y')],
      ['meta content script-src-elem', policy('script-src-elem https://h/x«|»y')],
      ['meta content form-action', policy('form-action https://h/x«|»y')],
      ['meta content report-uri', policy('report-uri /a /x«|»y')],
      [
        'meta content report-uri',
        '<meta http-equiv=Content-Security-Policy-Report-Only content="report-uri /x«|»y">',
      ],
    ],
  ],
  [
    'meta og:image, twitter:image, msapplication-config',
    [
      ['meta content og:image', '<meta property="og:image" content="https://h/x« »y">'],
      ['meta content og:url', '<meta content=" https://h/x« »y " property="og:url">'],
      ['meta content og:video:url', '<meta name="og:video:url" content="https://h/x« »y">'],
      ['meta content twitter:image', '<meta name="twitter:image" content="https://h/x« »y">'],
      ['meta content msapplication-config', '<meta name="msapplication-config" content="/x« »y">'],
      [
        'meta content msapplication-tileimage',
        '<meta name="msapplication-TileImage" content="/x« »y">',
      ],
      [
        'meta content msapplication-task',
        '<meta name="msapplication-task" content="name=A b; action-uri=/x« »y; icon-uri=/c">',
      ],
    ],
  ],
  [
    'import map: address, scope key',
    [
      ['script imports', data('importmap', '{"imports": {"a": "./x« »y"}}')],
      ['script imports', data('ImportMap', '{"imports": {"a b": "https://h/x« »y/"}}')],
      ['script imports', data('importmap', '{"imports": {"/x« »y": "/a", "b c": null}}')],
      ['script imports', data('importmap', '{"imports": {"a": "\\/\\u0078« »y"}}')],
      ['script scopes', data('importmap', '{"scopes": {"x« »y/": {"a b": "/a"}}}')],
      ['script scopes', data('importmap', '{"scopes": {"/a/": {"a b": "../x« »y"}}}')],
    ],
  ],
  [
    'import map: integrity key',
    [['script integrity', data('importmap', '{"integrity": {"/x« »y.js": "sha384-a b"}}')]],
  ],
  [
    'speculation rules: urls, href_matches',
    [
      ['script urls', data('speculationrules', '{"prefetch": [{"urls": ["/a", "x« »y"]}]}')],
      [
        'script href_matches',
        data(
          'speculationrules',
          '{"prerender": [{"where": {"and": [{"href_matches": "/x« »y"}]}}]}',
        ),
      ],
    ],
  ],
  [
    'JSON-LD @id / url',
    [
      ['script @id', data('application/ld+json', '{"@id": "https://h/x« »y"}')],
      ['script url', data('application/ld+json', '[{"a": {"url": "/x« »y"}}]')],
      [
        'script @vocab',
        data(
          '"application/ld+json; profile=x"',
          '{"@context": {"@vocab": "https://h/x« »y/", "url": "s:a b"}}',
        ),
      ],
      ['script @context', data('application/ld+json', '{"@context": ["https://h/x« »y"]}')],
    ],
  ],
  [
    'style attribute, style element url()',
    [
      ['p style background', '<p style="background: url(\'/x« »y\')">'],
      ['p style background', '<p style="background:URL(&quot;/x«|»y&quot;)">'],
      ['path style fill', '<svg><path style="fill:url(\'#x« »y\')">'],
      ['src', '<style>@font-face { src: url(/x«|»y) }</style>'],
      ['fill', '<svg><style>a { fill: url(/x«|»y) }</style></svg>'],
    ],
  ],
  [
    'CSS @import, image-set()',
    [
      ['@import', '<style>@import "/x« »y" screen;</style>'],
      ['@import', '<style>@import url(/x«|»y);</style>'],
      ['background', '<style>p { background: image-set("/x« »y" 2x, url(/c)) }</style>'],
      ['p style background', '<p style="background: image-set(\'/x« »y\' 2x)">'],
      ['p style background', '<p style="background: src(\'/x« »y\')">'],
    ],
  ],
  [
    'iframe srcdoc',
    [
      ['a href', '<iframe srcdoc="<a href=\'/x« »y\'>">'],
      ['a href', '<iframe srcdoc="&lt;a href=&quot;/x« »y&quot;>">'],
      ['a href', '<iframe srcdoc=\'<iframe srcdoc="<a href=&amp;quot;/x« »y&amp;quot;>">\'>'],
      ['a href', '<iframe srcdoc="<a href=&#x27;/x«&amp;#32;»y&#x27;>">'],
    ],
  ],
  ['SVG a@href', [['a href', '<svg><g><a href="/x« »y">']]],
  [
    'SVG a@xlink:href, image, use, script href, fill=url()',
    [
      ['a xlink:href', '<svg><a xlink:href="/x« »y">'],
      ['image xlink:href', '<svg><image xlink:href="/x« »y"/>'],
      ['use href', '<svg><use href="/x« »y#a"/>'],
      ['script href', '<svg><script href="/x« »y"/>'],
      ['path fill', '<svg><path fill="url(/x«|»y#a)"/>'],
    ],
  ],
  ['MathML href', [['mi href', '<math><mi href="/x« »y">']]],
  [
    'template contents',
    [
      ['a href', '<template><a href="/x« »y"></template>'],
      ['a href', '<template><template><svg><a href="/x« »y"></template></template>'],
    ],
  ],
  [
    'noscript contents',
    [
      ['a href', '<noscript><a href="/x« »y"></noscript>'],
      ['link href', '<head><noscript><link href="/x« »y"></noscript></head>'],
    ],
  ],
  [
    'conditional comment',
    [
      ['a href', '<!--[if lt IE 9]><a href="/x« »y"><![endif]-->'],
      ['script src', '<!--[if !IE]> --><script src="/x« »y"></script><!-- <![endif]-->'],
    ],
  ],
  [
    'RDFa vocab / about, resource',
    [
      ['p vocab', '<p vocab="https://h/x« »y">'],
      ['p about', '<p about="/x« »y">'],
      ['p resource', '<p resource="https://h/x« »y">'],
    ],
  ],
  [
    'template placeholder',
    [
      ['a href', '<a href="{{ url }}/x« »y">'],
      ['a href', '<a href="<%= url %>/x«|»y">'],
    ],
  ],
  ['character reference in the URL', [['a href', '<a href="/x«&#124;»y">']]],
  ['unquoted attribute value', [['a href', '<a href=/a/x«|»y/b title=/>']]],
  [
    'DOCTYPE',
    [
      ['DOCTYPE', '<!DOCTYPE html PUBLIC "-//X Y" "http://h/x« »y">'],
      ['DOCTYPE', "<!doctype html SYSTEM 'http://h/x« »y'>"],
    ],
  ],
]
