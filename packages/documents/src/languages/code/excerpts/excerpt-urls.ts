import { connectionSpecOf } from '@hreflint/core/internal'
import { type EmbeddedText, nestUrl } from '../../../embedded-text.ts'
import type { EmbeddedUrl } from '../../../embedded-url.ts'
import type { Locator } from '../../../language.ts'
import { codeLocator } from '../locate-code.ts'
import { shell } from '../syntaxes/shell.ts'
import { hasConnection } from './has-connection.ts'

/**
 * Returns the connection strings in a text of another language within a document: code that a
 * document shows, a command in a configuration. Its other URLs are examples.
 */
export function excerptUrls(excerpt: EmbeddedText, locate: Locator): readonly EmbeddedUrl[] {
  if (!hasConnection(excerpt.text)) return []
  return (
    [...locate(excerpt.text, {}).urls]
      // What programs print often goes on after a colon: `nats://localhost:4222: 245 µs`.
      .filter(({ text }) => connectionSpecOf(text) !== null && !text.endsWith(':'))
      .map(url => nestUrl(url, excerpt))
  )
}

const locateInShell = codeLocator(shell)

/** Returns the connection strings among the words of a command, or of several lines of them. */
export function commandUrls(command: EmbeddedText): readonly EmbeddedUrl[] {
  return excerptUrls(command, locateInShell)
}
