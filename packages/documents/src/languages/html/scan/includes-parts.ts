/** Tags of Liquid and its relatives that only choose, repeat or name what is in the source itself. */
const ownTags =
  'end\\w*|if|unless|else\\w*|elif|elsif|for|case|when|assign|capture|set|comment|raw|verbatim|cycle|break|continue|' +
  'increment|decrement|highlight|link|post_url|url|static|load|trans|now|csrf_token'

/** Matches a tag that writes other parts into the page: of Liquid, Jinja and Nunjucks, of Hugo, of Handlebars. */
const tag = new RegExp(
  String.raw`\{%[-~+]?\s*(?!(?:${ownTags})\b)\w|\{\{[-~]?\s*(?:[<%](?!\s*(?:rel)?ref\b)|#?>|(?:partial|partialCached|template|block)\b)`,
)

/** Whether a template writes parts into its page that are not in its source. */
export function includesParts(text: string): boolean {
  return tag.test(text)
}
