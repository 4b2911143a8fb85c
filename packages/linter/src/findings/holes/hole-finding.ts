import type { FoldedIssue } from '@hreflint/core'
import { ownText, type ShownText } from '@hreflint/core/internal'
import type { EmbeddedUrl } from '@hreflint/documents'
import type { JudgedUrl } from '../../judge/judged-url.ts'
import type { FindingFix, Severity } from '../finding.ts'
import { UrlFinding } from '../url-finding.ts'
import { encoders } from './encoders.ts'

/**
 * A finding about a variable in a password. Names the function that encodes the value in the language
 * of the document, and suggests the call where it needs nothing else.
 */
export class HoleFinding extends UrlFinding {
  readonly #text: string
  readonly #languageId: string

  constructor(
    issue: FoldedIssue,
    judged: JudgedUrl<EmbeddedUrl>,
    severity: Severity,
    { text, languageId }: { readonly text: string; readonly languageId: string },
  ) {
    super(issue, judged, severity, [])
    this.#text = text
    this.#languageId = languageId
  }

  override get message(): ShownText {
    const encoder = encoders[this.#languageId]
    return encoder === undefined
      ? super.message
      : ownText(super.message.replace(/\.$/, `, for example with ${encoder.call}.`))
  }

  override get fixes(): readonly FindingFix[] {
    const { span, judged } = this
    const start = judged.url.map.toSourceSpan({ start: 0, end: 1 }).start
    const text = encoders[this.#languageId]?.write?.({
      document: this.#text,
      span,
      quote: this.#text.charAt(start - 1),
    })
    return text == null
      ? []
      : [
          {
            title: ownText('Percent-encode the value'),
            safety: 'changes-url',
            edits: [{ span, text }],
          },
        ]
  }
}
