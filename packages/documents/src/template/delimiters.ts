/** The delimiters of a placeholder. */
export type Delimiters = readonly [open: string, close: string]

/**
 * The delimiters of the usual template engines in HTML: Jinja, Django, Twig, Liquid, Go,
 * Handlebars, Angular and Vue (`{{ }}`, `{% %}`, `{# #}`), ERB, EJS, ASP and JSP (`<% %>`), PHP,
 * JSP and FreeMarker expressions (`${ }`), Thymeleaf links (`@{ }`). `[[ ]]` is not included
 * because it occurs in plain text.
 */
export const usualDelimiters: readonly Delimiters[] = [
  ['{{', '}}'],
  ['{%', '%}'],
  ['{#', '#}'],
  ['<%', '%>'],
  ['<?php', '?>'],
  ['<?=', '?>'],
  ['${', '}'],
  ['@{', '}'],
]
