import type { Proposal, Repair, RepairContext } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'
import { spanText } from '../span-text.ts'

/** Nobody guesses at longer texts; and the expressions below would take long for them. */
const longest = 2000

/**
 * Guesses the scheme of a URL that is marked whole: an e-mail address, a Windows share, something
 * that begins with `//` or with what looks like a host.
 */
export const addScheme: Repair = context => {
  const text = spanText(context)
  if (text.length > longest) return []
  if (/^[^\s/\\?#@:]+@[^\s/\\?#@:]+\.[^\s/\\?#@:]+$/.test(text)) return [put(context, 'mailto:')]
  if (/^\\\\[^\\/]/.test(text)) {
    return [replaceSpan(context, 'Change to a file: URL', `file:${text.replaceAll('\\', '/')}`)]
  }
  if (/^[/\\]{2}/.test(text)) return [put(context, 'https:')]
  if (/^:[/\\]{2}/.test(text)) return [put(context, 'https')]
  if (/^localhost(?:[/\\?#]|$)/i.test(text)) return [put(context, 'http://')]
  return beginsWithHost(text) ? [put(context, 'https://')] : []
}

function put(context: RepairContext, scheme: string): Proposal {
  const { start } = context.issue.span
  return replaceSpan(context, `Add ${scheme}`, scheme, { start, end: start })
}

/** `www.…`, a name with a last label that no file is called by, an IPv4 or IPv6 address. */
function beginsWithHost(text: string): boolean {
  const authority = /^[^/\\?#]+/.exec(text)?.[0] ?? ''
  const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/:\d*$/, '')
  if (/^\[[\da-f:.]+\]$/i.test(host) || /^(?:\d{1,3}\.){3}\d{1,3}$/.test(host)) return true
  const lastLabel = /^[^\s.:]+(?:\.[^\s.:]+)*\.(\p{L}{2,}|xn--[\da-z-]+)\.?$/iu.exec(host)?.[1]
  if (lastLabel === undefined) return false
  return /^www\./i.test(host) || !fileNameExtensions.test(lastLabel)
}

const fileNameExtensions =
  /^(?:aspx?|avif|bmp|cgi|css|csv|docx?|exe|gif|html?|ico|jpe?g|jsx?|json|jsp|md|mjs|mp[34]|pdf|php|png|pptx?|rss|rtf|svg|tar|tgz|tsx?|txt|wasm|webp|woff2?|xhtml|xlsx?|xml|ya?ml|zip)$/i
