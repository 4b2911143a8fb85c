import { blockComment, type DocumentLanguage, markupComment } from '../../language.ts'
import { type Delimiters, usualDelimiters } from '../../template/delimiters.ts'
import { withCodeOfPhp } from './code-of-php.ts'
import { withFrontMatter } from './front-matter-of-astro.ts'
import { type HtmlDialect, plainHtml } from './html-dialect.ts'
import { locateHtml } from './locate-html.ts'

const moustache: Delimiters = ['{{', '}}']
const jinja: readonly Delimiters[] = [moustache, ['{%', '%}'], ['{#', '#}']]

function language(
  id: string,
  extensions: string,
  delimiters: readonly Delimiters[],
  more: Partial<HtmlDialect> = {},
): DocumentLanguage {
  const dialect: HtmlDialect = { ...plainHtml, delimiters, isTemplate: true, ...more }
  return {
    id,
    extensions: extensions.split(' '),
    // The second form is for style sheets in a page.
    comments: [markupComment, blockComment],
    locate: (text, options) => locateHtml(text, options, dialect),
  }
}

/** HTML, and the languages that are HTML with placeholders. */
export const htmlLanguages: readonly DocumentLanguage[] = [
  language('html', 'html htm', usualDelimiters, { isTemplate: false }),
  language('vue', 'vue', [moustache], { hasComponents: true }),
  language('svelte', 'svelte', [], { hasComponents: true, hasExpressions: true }),
  withFrontMatter(language('astro', 'astro', [], { hasComponents: true, hasExpressions: true })),
  language('handlebars', 'handlebars hbs mustache', [moustache]),
  language('jinja', 'jinja jinja2 j2 njk', jinja),
  language('django-html', 'djhtml', jinja),
  language('twig', 'twig', jinja),
  language('liquid', 'liquid', jinja.slice(0, 2)),
  // Client-side code may fill in what the server leaves: `{{ }}` too.
  language('erb', 'erb rhtml', [['<%', '%>'], moustache]),
  language('ejs', 'ejs', [['<%', '%>'], moustache]),
  withCodeOfPhp(language('php', 'php phtml', [['<?php', '?>'], ['<?=', '?>'], moustache])),
]
