import type { AstNode } from '../../javascript/syntax/ast-node.ts'
import type { UsePlace } from '../way/guarded-use.ts'
import { isRedirectOfAuth } from '../own-site.ts'
import { functionName } from './function-name.ts'
import { valuesReturned } from '../../javascript/syntax/returned-values.ts'

/** Names of functions that return a URL if it is safe to visit, and another URL if it is not. */
const makers =
  /^(?:get|to|resolve|make|ensure)?_?(?:safe|sanitized?|validated?)_?\w*(?:redirect|url|return|callback|next|target|destination)\w*$|^(?:get|resolve)\w*safe\w*(?:redirect|url)\w*$/i

/** Names of functions that make URLs of pages and documents harmless. */
const sanitizers =
  /^_*(?:sanitize|clean|purify|escape|filter|harmless)_?(?:ur[li]s?|hrefs?|links?|src)$/i

/** Returns the values that a function returns as safe. */
export function safeReturns(node: AstNode): readonly UsePlace[] {
  const name = functionName(node)
  const isSanitizer = sanitizers.test(name)
  if (!isSanitizer && !makers.test(name) && !isRedirectOfAuth(node)) return []
  const place = isSanitizer ? 'navigation' : 'request'
  return valuesReturned(node).map(used => ({ used, place }))
}
