import { type ParseError, visit } from 'jsonc-parser'

/** A line that only a template engine reads. */
const statement = /^[ \t]*(?:\{[{%#]|<%|<\?(?:php|=)|#(?:if|foreach|set|end)\b)/m

/** Languages without templates of their own, in which a template engine shows by its statements. */
const plain = /^(?:json|jsonc|json5|yaml|toml|ini|dotenv|xml|svg|css|scss|less)$/

/** Whether a document does not parse as its language, or has the statements of a template engine. */
export function isInTemplate(text: string, languageId: string): boolean {
  if (!plain.test(languageId)) return false
  return statement.test(text) || (/^jsonc?$/.test(languageId) && !isJson(text))
}

/** Whether a text is JSON, perhaps with comments and trailing commas. */
function isJson(text: string): boolean {
  const errors: ParseError['error'][] = []
  visit(text, { onError: error => errors.push(error) }, { allowTrailingComma: true })
  return errors.length === 0
}
