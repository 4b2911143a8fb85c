import type { EmbeddedUrl, LocatedDocument } from '../../embedded-url.ts'
import { valuesFor } from '../configuration/variables.ts'
import type { CodeSyntax } from './code-syntax.ts'
import { type CompiledSyntax, compileSyntax } from './compiled-syntax.ts'
import { CodeReader, type CodeString } from './read-code.ts'
import { settingOf, stringUrl } from './string-url.ts'

const nothing: LocatedDocument = Object.freeze({
  urls: [],
  bases: [],
  comments: [],
  encoding: 'utf-8',
})

/**
 * Creates the locator of a programming language. It finds string literals that are a URL from
 * beginning to end.
 */
export function codeLocator(syntax: CodeSyntax): (text: string) => LocatedDocument {
  const compiled = compileSyntax(syntax)
  return text => {
    if (!text.includes('://')) return nothing
    const reader = new CodeReader(text, compiled)
    const urls: EmbeddedUrl[] = []
    const firstTest = syntax.tests?.exec(text)?.index ?? text.length
    for (const string of reader.strings()) {
      if (string.span.start > firstTest) break
      for (const word of wordsOf(text, string)) {
        const url = stringUrl(text, word, syntax.neighbors)
        if (url !== null) urls.push(url)
      }
    }
    const values = valuesFor(urls, () => settingsIn(text, compiled))
    return { ...nothing, urls, comments: reader.comments, values }
  }
}

/** Returns the words of a list of them; otherwise the string itself. */
function wordsOf(text: string, string: CodeString): readonly CodeString[] {
  const { form, span, inside } = string
  if (form.opensWords?.test(text.slice(span.start, inside.start)) !== true) return [string]
  return Array.from(text.slice(inside.start, inside.end).matchAll(/\S+/g), ({ 0: word, index }) => {
    const start = inside.start + index
    return { ...string, inside: { start, end: start + word.length } }
  })
}

function* settingsIn(text: string, compiled: CompiledSyntax) {
  for (const string of new CodeReader(text, compiled).strings()) {
    const setting = settingOf(text, string)
    if (setting !== null) yield setting
  }
}
