import { languageOf, locateUrls } from '@hreflint/documents'
import { lintDocument } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'
import { mark, marked } from '../../../support/marked.ts'

/** Documents with their URLs marked. Only URLs with a scheme that programs fetch count. */
const located: Readonly<Record<string, readonly string[]>> = {
  restructuredtext: [
    'See «https://a.example/b», (https://c.example/d), "https://e.example/".'.replace(
      /(https:\/\/[ce][^),"]*)/g,
      '«$1»',
    ),
    'See `the page <«https://a.example/»>`_ and `that\n<«https://b.example/c\nd»>`__.\n',
    '.. _a: «https://a.example/»\n.. _`b: c`: «https://b.example/»\n__ «https://c.example/»\n',
    '.. __: «https://a.example/\n   b»\n\n.. _d: e_\n',
    '.. image:: «https://a.example/b.png»\n   :target: «https://a.example/»\n   :alt: https://c.example/\n',
    '.. |a| image:: «https://a.example/b.png»\n.. figure:: «https://c.example/d.png»\n\n   See «https://e.example/».\n',
    '.. note:: See «https://a.example/».\n\n   And «https://b.example/».\n',
    '.. [1] See «https://a.example/».\n   And «https://b.example/».\n',
    '- a «https://a.example/»\n  «https://b.example/»\n\n  1. «https://c.example/»\n',
    ':Home: «https://a.example/»\n| «https://b.example/»\n',
    '=====  =====\na      «https://a.example/»\n=====  =====\nb      «https://b.example/»\n=====  =====\n',
    '+---+----------------------+\n| a | «https://a.example/» |\n+---+----------------------+\n',
    '**See** «https://a.example/» *now* ``code`` |x|_ `y`_ [1]_ «https://b.example/»\n',
    'a\\ «https://a.example/b\\_c»\n',
    'Not ``https://a.example/`` *https://b.example/* :role:`https://c.example/` `d <e_>`_ xhttps://f/',
    'a::\n\n    https://a.example/\n\n    https://b.example/\n\n«https://c.example/»\n',
    '- a::\n\n    https://a.example/\n\n  «https://c.example/»\n',
    'a::\n\n> https://a.example/\n> https://b.example/\n\n«https://c.example/»\n',
    '.. code-block:: sh\n   :caption: https://a.example/\n\n   curl https://b.example/\n\n«https://c.example/»\n',
    '.. https://a.example/\n   https://b.example/\n\n..\n\n   «https://c.example/»\n',
    '.. unknown:: https://a.example/\n\n   https://b.example/\n',
    '>>> open("https://a.example/")\nhttps://b.example/\n\n«https://c.example/»\n',
    'mailto:a@b.example and file:///etc/passwd and svn://a.example/\n',
  ],
  asciidoc: [
    'See «https://a.example/b[»text] and «https://c.example/d».\n'.replace('[»', '»['),
    'link:«https://a.example/»[x] link:++«https://b.example/__c__»++[y] link:page.html[z]\n',
    '<«https://a.example/»> («https://b.example/») «https://c.example/»; «https://d.example/»!\n',
    'image::«https://a.example/b.png»[c,link="«https://a.example/»"]\nimage:«https://c.example/d.png»[e,link=«https://f.example/»]\n',
    ':a: «https://a.example/»\n:b: see https://b.example/\n\n{a} «https://c.example/{d}/e»[f]\n',
    '* «https://a.example/»\n  «https://b.example/»\n. «https://c.example/»\na:: «https://d.example/»\n',
    '|===\n|a |«https://a.example/»[b]\n|===\n\n====\n«https://b.example/»\n====\n',
    'Title\n-----\n«https://a.example/»\n\n----\nhttps://b.example/\n----\n«https://c.example/»\n',
    '// https://a.example/\n\n////\nhttps://b.example/\n////\n\na\n// https://c.example/\n«https://d.example/»\n',
    '....\nhttps://a.example/\n....\n\n```sh\nhttps://b.example/\n```\n\n++++\nhttps://c.example/\n++++\n',
    '[source,sh]\ncurl https://a.example/\n\n[listing]\nhttps://b.example/\n\n«https://c.example/»\n',
    ' https://a.example/\n literal\n\n«https://b.example/»\n',
    'Not `+https://a.example/+` +++https://b.example/+++ pass:[https://c.example/] \\https://d.example/\n',
    'Not pass:[a\\] https://a.example/] but pass:[] «https://b.example/» pass:q[c] «https://d.example/»\n',
    'Text pass:[without an end «https://a.example/»[b and pass:[more\n',
    'Not "https://a.example/" link:https://b.example/ include::https://c.example/[]\n',
  ],
}

for (const [language, documents] of Object.entries(located)) {
  test.each(documents)(`${language}: %j`, document => {
    const { text } = marked(document)
    const spans = locateUrls(text, language).map(url =>
      url.map.toSourceSpan({ start: 0, end: url.text.length }),
    )
    expect(mark(text, spans)).toBe(document)
  })
}

test.each([
  ['docs/index.rst', 'restructuredtext'],
  ['_sources/index.rst.txt', 'restructuredtext'],
  ['README.adoc', 'asciidoc'],
  ['a.asciidoc', 'asciidoc'],
  ['a.asc', null],
])('%s is %s', (name, language) => expect(languageOf(name)).toBe(language))

describe('findings', () => {
  test.each([
    ['restructuredtext', '`a <https://a.example:«99999»/>`_'],
    ['restructuredtext', '.. _a: https://[::1«»/'],
    ['restructuredtext', 'postgres://app:12«/»ss@db:5432/shop'],
    ['asciidoc', 'https://a.example:«99999»/[b]'],
    ['asciidoc', ':db: postgres://app:12«/»ss@db:5432/shop'],
  ])('%s: %s', (language, document) => {
    const { text } = marked(document)
    const spans = lintDocument(text, language).map(({ span }) => span)
    expect(mark(text, spans)).toBe(document)
  })

  test.each([
    [
      'restructuredtext',
      'See https://host:port/ and `a <https://<host>/>`_ and https://a.example/a|b\n',
    ],
    ['asciidoc', 'https://a.example/|b[c] http://{host}:{port}/ https://u:p@a.example/[d]\n'],
  ])('quiet, in %s: %s', (language, text) => expect(lintDocument(text, language)).toEqual([]))

  test.each([
    ['restructuredtext', '.. hreflint-disable\n\n`a <https://a.example:99999/>`_\n'],
    ['restructuredtext', '.. hreflint-disable-next-line\n.. _a: https://a.example:99999/\n'],
    ['asciidoc', 'a\n// hreflint-disable-next-line\nhttps://a.example:99999/[b]\n'],
  ])('a comment suppresses them, in %s', (language, text) => {
    expect(lintDocument(text, language)).toEqual([])
  })
})
