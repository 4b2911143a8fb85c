/** What opens and what closes a placeholder. */
export type Delimiters = readonly [open: string, close: string]

/**
 * What the usual template engines write into HTML: Jinja, Django, Twig, Liquid, Go, Handlebars,
 * Angular and Vue (`{{ }}`, `{% %}`, `{# #}`), ERB, EJS, ASP and JSP (`<% %>`), PHP, JSP and FreeMarker
 * expressions (`${ }`), Thymeleaf links (`@{ }`). `[[ ]]` is not among them: it occurs in plain text.
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
