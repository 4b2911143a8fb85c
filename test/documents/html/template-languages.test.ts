import { languages } from '@hreflint/documents'
import { defaultConfig, lintDocument, resolveConfig } from '@hreflint/linter'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const moustache = ['{{ url }}', '{{url|safe}}', '{{{ url }}}']
const jinja = [...moustache.slice(0, 2), "{% url 'home' %}", '{% url "home" %}', '{# a note #}']
const erb = ['<% url %>', '<%= url %>', '<%= url["a > b"] %>', '<%- url -%>', '<%# note %>']
const php = ['<?php echo $url ?>', '<?= $url ?>', '<?= $url["a"] ?>', '<?php if ($a > 1): ?>']
const expression = ['{url}', "{url + 'a'}", '{`${url}/}`}', '{url ? "a" : "b"}']

/** What each language has for placeholders. */
const placeholders: Readonly<Record<string, readonly string[]>> = {
  html: [
    ...jinja,
    '{{{ url }}}',
    ...erb,
    ...php,
    '${url}',
    '${a + "b"}',
    '@{/a/b}',
    '@{/a(b=${c})}',
  ],
  vue: moustache,
  svelte: expression,
  astro: expression,
  handlebars: [...moustache, '{{#if a}}', '{{> url}}', '{{!-- note --}}'],
  jinja,
  'django-html': jinja,
  twig: jinja,
  liquid: jinja.slice(0, 4),
  erb,
  ejs: erb,
  php,
  xml: [...moustache, '{% url %}', '${url}'],
  svg: [...moustache, '{% url %}', '${url}'],
  xhtml: [...moustache, '{% url %}', '${url}'],
  xsl: ['{@url}', '{url}'],
  scss: ['#{$url}', '#{map.get($urls, "a")}'],
  less: ['@{url}', '@{base-url}'],
  markdown: [...moustache, '{% url %}', '${url}'],
}

const written = Object.entries(placeholders).flatMap(([language, texts]) =>
  texts.map(text => [language, text] as const),
)

/** A link to a URL in the syntax of a language. */
function linkTo(language: string, url: string): string {
  if (language === 'markdown') return `[a](<${url}>)`
  if (language === 'scss' || language === 'less') return `a { background: url("${url}") }`
  if (language === 'xsl') {
    return `<s:stylesheet xmlns:s="http://www.w3.org/1999/XSL/Transform"><a href="${url}"/></s:stylesheet>`
  }
  // Quotes in a placeholder are not those of the attribute.
  return language === 'xml' ? `<a href='${url}'/>` : `<a href="${url}"></a>`
}

/** The text of each finding. */
function found(source: string, language: string, config = defaultConfig): string[] {
  return lintDocument(source, language, config).map(({ span }) =>
    source.slice(span.start, span.end),
  )
}

describe('every language with placeholders', () => {
  it('is in the table, but CSS, MDX, notebooks and scripts, which have none of their own, and configurations', () => {
    const ids = languages
      .filter(
        ({ id, isScript, isConfiguration }) =>
          !/^(?:css|mdx|jupyter)$/.test(id) && !isScript && !isConfiguration,
      )
      .map(({ id }) => id)
    expect(Object.keys(placeholders).sort()).toEqual(ids.sort())
  })
})

describe.each(written)('in %s, %s', (language, placeholder) => {
  it('as a whole URL is not reported', () => {
    expect(found(linkTo(language, placeholder), language)).toEqual([])
  })
  it('leaves the rest of the URL to be judged', () => {
    const source = linkTo(language, `${placeholder}/a|b`)
    const findings = lintDocument(source, language)
    expect(findings.map(({ code }) => code)).toEqual(['whatwg/unescaped-pipe'])
    expect(findings[0]?.span.start).toBe(source.indexOf('/a|b') + 2)
  })
  it('in the middle of a URL is not reported', () => {
    const source = linkTo(language, `/a|b/${placeholder}/c|d${placeholder}`)
    expect(found(source, language)).toEqual(['|', '|'])
  })
})

describe('delimiters by option', () => {
  it.each([
    ['[[', ']]', '[[ url ]]'],
    ['[%', '%]', '[% url %]'],
    ['<$', '$>', '<$ url $>'],
    ['%%', '%%', '%%the url%%'],
  ])('%s %s', (open, close, placeholder) => {
    const { config } = resolveConfig({ templateDelimiters: [[open, close]] })
    if (config === null) throw new Error('The configuration is one')
    const source = linkTo('html', `${placeholder}/a|b`)
    expect(found(source, 'html', config)).toEqual(['|'])
    expect(found(linkTo('html', placeholder), 'html', config)).toEqual([])
    // Without the option, `[[ ]]` is a placeholder too, and nothing is said of what is around it.
    expect(found(source, 'html')).not.toEqual(['|'])
  })
})

describe('bindings are expressions, not URLs', () => {
  it.each([
    [
      'vue',
      '<template><a :href="a | b" v-bind:href="c | d" @click="e | f" href="/g|h"></a></template>',
    ],
    ['vue', '<template><img :src="`/a b`" v-bind="{ src: \'a b\' }" src="/g|h"></template>'],
    ['svelte', '<a {href} {...rest} href={a | b} on:click={() => a | b}></a><img src="/g|h">'],
    [
      'astro',
      '---\nconst a = "<a href=\'b|c\'>"\n---\n<a href={a | b} {...rest}></a><img src="/g|h">',
    ],
    ['handlebars', '<a href={{a}} {{bind-attr src="a b"}} title="/g|h" ></a><img src="/g|h">'],
  ])('%s: %s', (language, source) => {
    expect(found(source, language)).toEqual(['|'])
  })
})

describe('no placeholder is found wrong', () => {
  it('in any surroundings', () => {
    const around = fc.constantFrom(
      ...['http:', 'https://', '//', '/', '@', ':', '%', '%4', '[', ']', '?', '#', ' ', '\\', 'a'],
      ...['.', '..', '0x', 'xn--', '1', '|', '&amp;', '&', 'é', '', 'C:', 'javascript:', '*'],
    )
    const cases = fc.record({
      hole: fc.constantFrom(...(placeholders.html ?? [])),
      before: fc.array(around, { maxLength: 5 }),
      between: fc.array(around, { maxLength: 5 }),
      after: fc.array(around, { maxLength: 5 }),
      attribute: fc.constantFrom(
        'a href',
        'img src',
        'img srcset',
        'a ping',
        'p itemtype',
        'p style',
      ),
    })
    fc.assert(
      fc.property(cases, ({ hole, before, between, after, attribute }) => {
        const [element, name] = attribute.split(' ')
        const [a, b, c] = [before.join(''), between.join(''), after.join('')]
        const value =
          name === 'style'
            ? `fill: url('${a}${hole}${b}${hole}${c}')`
            : `${a}${hole}${b}${hole}${c}`
        const source = `<${element} ${name}="${value}">`
        const first = source.indexOf(hole)
        const holes = [first, source.indexOf(hole, first + 1)]
        for (const { span } of lintDocument(source, 'html')) {
          for (const start of holes) {
            expect(span.end <= start || span.start >= start + hole.length).toBe(true)
          }
        }
      }),
      { numRuns: 3000 },
    )
  })
})
