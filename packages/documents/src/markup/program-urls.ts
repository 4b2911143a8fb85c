import { type EmbeddedText, nestUrl } from '../embedded-text.ts'
import type { DocumentComment, EmbeddedUrl } from '../embedded-url.ts'
import { locateScript } from '../languages/script/locate-script.ts'

/** The attributes of a `script` element that say what is in it, in lower case. */
export interface ScriptKind {
  readonly type: string
  readonly language: string
}

const program =
  /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma|type)script|text\/(?:babel|jsx)|)$/

/** Finds the URLs in a `script` element that is a program, and adds its comments. */
export function programUrls(
  content: EmbeddedText,
  { type, language }: ScriptKind,
  take: (url: EmbeddedUrl) => void,
  comments: DocumentComment[],
): void {
  if (!program.test(type)) return
  const jsx = /^(?:jsx|tsx)$/.test(language) || /babel|jsx/.test(type)
  const found = locateScript(content.text, { jsx })
  for (const url of found.urls) take(nestUrl(url, content))
  for (const { span, text } of found.comments) {
    comments.push({ span: content.map.toSourceSpan(span), text })
  }
}
