import { describe } from 'vitest'
import { breaks, leadsTo, type TinySite } from '../tiny-site.ts'

// False alarms about what a renderer makes of a source: more names of a page, or no link.

const unknown = ['? fragment']
const jekyll: TinySite = { document: 'guide.html', profile: 'jekyll' }
const hugo: TinySite = { document: 'content/guide.html', profile: 'hugo' }
const docusaurus = (document: string): TinySite => ({ document, profile: 'docusaurus' })
const link = '<a href="#a">'

describe('HTML that includes other parts', () => {
  leadsTo(`{% include anchor.html name="A" %}\n${link}`, unknown, jekyll)
  leadsTo(`${link}\n{%- include_relative a.html -%}`, unknown, jekyll)
  leadsTo(`{{< section id="a" >}}\n${link}`, unknown, hugo)
  leadsTo(`{{% section %}}\n${link}`, unknown, hugo)
  leadsTo(`{{ partial "a.html" . }}\n${link}`, unknown, hugo)
  breaks(
    '{% if page.a %}{% assign b = 1 %}{% endif %}<a href="#«a»">',
    ['missing-fragment'],
    jekyll,
  )
  breaks('{{< relref "b" >}}<a href="#«a»">', ['missing-fragment'], hugo)
  // A page that is served as it is has no template.
  breaks('{% include anchor.html %}<a href="#«a»">', ['missing-fragment'], {})
})

describe('an id with a placeholder', () => {
  leadsTo(`{% for b in site.c %}<h2 id="{{ b }}">{% endfor %}${link}`, unknown, jekyll)
  leadsTo(`<h2 id="b-{{ c }}">${link}`, unknown, jekyll)
  breaks('<h2 id="b" class="{{ c }}"><a href="#«a»">', ['missing-fragment'], jekyll)
})

describe.each(['docs/guide.md', 'docs/guide.mdx'])('an id in an expression, %s', document => {
  leadsTo('<b id={"a"} />\n\n[A](#a)', [document], docusaurus(document))
  leadsTo('<b id={b} />\n\n[A](#a)', unknown, docusaurus(document))
  breaks('<b id={"b"} />\n\n[A](#«a»)', ['missing-fragment'], docusaurus(document))
  // Code is only shown.
  breaks(
    '```jsx\n<b id={b} />\n<b id={"a"} />\n```\n\n[A](#«a»)',
    ['missing-fragment'],
    docusaurus(document),
  )
  breaks('Write `<b id={b} />`.\n\n[A](#«a»)', ['missing-fragment'], docusaurus(document))
  leadsTo('~~~\n<b id={b}>\n~~~\n\n<b id={"a"} />\n\n[A](#a)', [document], docusaurus(document))
  breaks('<b className={b} />\n\n[A](#«a»)', ['missing-fragment'], docusaurus(document))
})

describe('a fragment with a slash', () => {
  leadsTo('[A](#tag/Users/operation/getUser)', unknown, {
    document: 'content/a.md',
    profile: 'hugo',
  })
  breaks('[A](#«getUser»)', ['missing-fragment'], { document: 'content/a.md', profile: 'hugo' })
})

describe('a link without text, which styles show as a mark', () => {
  const log = { document: 'CHANGELOG.md', profile: 'github' }
  leadsTo('1. [](#new)\n    * A', [], log)
  breaks(
    '[A](#«new») [![](a.png)](#«new») [](«none.md»)',
    Array(3).fill('missing-fragment').with(2, 'missing-file'),
    {
      ...log,
      files: ['a.png'],
    },
  )
})

describe('the name of an item in Rust, which rustdoc looks up', () => {
  const docs = { document: 'src/docs/a.md', profile: 'github' }
  for (const name of [
    'tower_http::trace',
    'fn@crate::a::b',
    '`tower::Service`',
    'crate#usage',
    'a_b::C#d',
    'a_b::c!',
  ])
    leadsTo(`[A](${name}) [B]\n\n[B]: ${name}\n`, [], docs)
  breaks('[A](«crates») [B](«a_b:c»)', ['missing-file', 'missing-file'], docs)
})
