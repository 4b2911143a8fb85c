import { holdsIdentifier, takesNoUrl } from '../javascript/names-not-urls.ts'
import type { ScriptTokens } from './tokens/script-tokens.ts'

/** Whether a name, or a quoted key, shows that the value is not a URL. */
function isIdentifierName(name: string): boolean {
  return holdsIdentifier(name.replace(/['"]/g, ''))
}

/** Tokens before a text that is used as it is. */
const before = new Set(['(', ',', '[', '=', ':', '?', '=>', '||', '&&', '??', '||=', '&&=', '??='])
const keywordBefore = new Set(['return', 'yield', 'await', 'default', 'from', 'import'])

/** Tokens after such a text. */
const followers = new Set([',', ';', ')', ']', '}', ':', '||', '&&', '??'])
const keywordAfter = new Set(['as', 'satisfies', 'with', 'assert'])

const keywordBeforeList = new Set(['return', 'yield', 'await', 'default', 'of', 'in', 'case'])

/**
 * Whether a text without known context is in a place for a URL: it is not compared, not a key or a
 * type, and does not name something. Requires that `mayPrecede` is true for the token before it.
 *
 * @param index The first token of the text.
 * @param next The token after it.
 * @param opener The opening bracket around it; -1 for none.
 */
export function isUrlPosition(
  tokens: ScriptTokens,
  index: number,
  next: number,
  opener: number,
): boolean {
  if (!mayFollow(tokens, next)) return false
  if (isInEnum(tokens, opener)) return false
  const isColon = tokens.is(next, ':')
  switch (tokens.text(index - 1)) {
    case '=':
      return !isNamed(tokens, index - 2)
    case ':':
      return !isIdentifierName(tokens.text(index - 2)) && !endsType(tokens, next, opener)
    case '[':
      return !isAccess(tokens, index - 1, next)
    case '(':
    case ',':
      // An object key, or an argument of a function that takes no URLs.
      return !isColon && !(tokens.is(opener, '(') && takesNoUrl(tokens.text(opener - 1)))
    default:
      return true
  }
}

/** Whether a text after this token is used from its start. */
export function mayPrecede(tokens: ScriptTokens, index: number): boolean {
  switch (tokens.kind(index)) {
    case 'punctuator':
      return before.has(tokens.text(index))
    case 'identifier':
      return keywordBefore.has(tokens.text(index)) && !tokens.is(index - 1, '.')
    case 'jsx-punctuator':
      return tokens.is(index, '{')
    case 'template-head':
    case 'template-middle':
      return true
    default:
      return false
  }
}

function mayFollow(tokens: ScriptTokens, index: number): boolean {
  switch (tokens.kind(index)) {
    case 'punctuator':
      return followers.has(tokens.text(index))
    case 'jsx-punctuator':
    case 'template-middle':
    case 'template-tail':
    case undefined:
      return true
    case 'identifier':
      return keywordAfter.has(tokens.text(index)) || tokens.isOnNewLine(index)
    default:
      return tokens.isOnNewLine(index)
  }
}

/**
 * Whether a name before the text shows that it is not a URL: `name = `, `name: type = `,
 * `type Name = `.
 */
function isNamed(tokens: ScriptTokens, index: number): boolean {
  if (isIdentifierName(tokens.text(index)) || tokens.is(index - 1, 'type')) return true
  return tokens.is(index - 1, ':') && isIdentifierName(tokens.text(index - 2))
}

/**
 * Whether the text is a type. A member of an interface ends with a semicolon or its line, a
 * property with a comma.
 */
function endsType(tokens: ScriptTokens, next: number, opener: number): boolean {
  return tokens.is(opener, '{') && !tokens.is(next, ',') && !tokens.is(next, '}')
    ? !['+', '||', '&&', '??', ':'].includes(tokens.text(next)) &&
        !keywordAfter.has(tokens.text(next))
    : false
}

/** Whether the text is in `x["…"]`, or is the computed key of `{ ["…"]: y }`. */
function isAccess(tokens: ScriptTokens, open: number, next: number): boolean {
  if (!tokens.is(next, ']')) return false
  const owner = tokens.text(open - 1)
  if (/[)\]]$/.test(owner)) return true
  if (tokens.kind(open - 1) === 'identifier') return !keywordBeforeList.has(owner)
  const isKey = tokens.is(next + 1, ':') || tokens.is(next + 1, '(')
  return isKey && (owner === '{' || owner === ',')
}

function isInEnum(tokens: ScriptTokens, opener: number): boolean {
  return tokens.is(opener, '{') && tokens.is(opener - 2, 'enum')
}
