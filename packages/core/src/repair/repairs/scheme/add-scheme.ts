import type { Proposal, Repair, RepairContext } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'
import { spanText } from '../span-text.ts'

/** Maximum length of a text whose scheme is guessed. The expressions below would take too long for longer texts. */
const longest = 2000

/**
 * Guesses the scheme of a URL that is marked as a whole: an email address, a Windows share, or text that begins with
 * `//` or with what looks like a host.
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

/** Whether a text begins with `www.…`, a name that does not end like a file name, or an IPv4 or IPv6 address. */
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
