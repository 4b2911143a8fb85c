import { closeBrackets } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { css } from '@codemirror/lang-css'
import { html } from '@codemirror/lang-html'
import { javascript } from '@codemirror/lang-javascript'
import { json } from '@codemirror/lang-json'
import { markdown } from '@codemirror/lang-markdown'
import { bracketMatching, syntaxHighlighting } from '@codemirror/language'
import {
  type Diagnostic,
  linter,
  lintGutter,
  nextDiagnostic,
  setDiagnostics,
} from '@codemirror/lint'
import { Compartment, EditorState, type Extension } from '@codemirror/state'
import {
  EditorView,
  highlightSpecialChars,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { classHighlighter } from '@lezer/highlight'
import { unicodeNotation } from '@hreflint/core/internal'
import type { EditorMode } from './document-languages.ts'
import type { DocumentEdit } from './document-messages.ts'

export interface EditorSetup {
  readonly parent: HTMLElement
  readonly text: string
  readonly mode: EditorMode
  /** The editor's name for screen readers. */
  readonly label: string
  readonly onChange: (text: string) => void
  /** Called when a text is pasted or dropped. Returns false to reject it. */
  readonly accepts: (text: string) => boolean
  /** Returns what to show next to the text at an offset. */
  readonly hover?: (at: number) => Promise<HoverCard | null>
  /** Called when the user asks for fixes at an offset. */
  readonly onQuickFix?: (at: number) => void
}

export interface HoverCard {
  readonly from: number
  readonly to: number
  readonly dom: HTMLElement
}

const languages: Readonly<Record<EditorMode, () => Extension>> = {
  html: () => html(),
  css: () => css(),
  markdown: () => markdown(),
  javascript: () => javascript({ jsx: true, typescript: true }),
  json: () => json(),
  plain: () => [],
}

/** Shows the code point of characters that are invisible or that change the order of the text. */
const specialCharacters = highlightSpecialChars({
  specialChars: /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu,
  render: code => {
    const name = document.createElement('span')
    name.className = 'hl-name'
    name.textContent = unicodeNotation(String.fromCodePoint(code))
    return name
  },
})

/**
 * CodeMirror with the features that the explorer needs. Tab leaves the editor, as it leaves any
 * field.
 */
export class CodeEditor {
  readonly #view: EditorView
  readonly #language = new Compartment()

  constructor(setup: EditorSetup) {
    const { parent, text, mode, label, onChange, accepts, hover, onQuickFix } = setup
    const extensions: Extension[] = [
      lineNumbers(),
      specialCharacters,
      history(),
      bracketMatching(),
      closeBrackets(),
      syntaxHighlighting(classHighlighter),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
      // The editor only draws the findings. The hover shows their messages.
      linter(null, { tooltipFilter: found => (hover === undefined ? [...found] : []) }),
      lintGutter({ tooltipFilter: () => [] }),
      this.#language.of(languages[mode]()),
      keymap.of([
        ...(onQuickFix === undefined ? [] : [quickFixKey(onQuickFix)]),
        { key: 'F8', run: nextDiagnostic },
        ...defaultKeymap,
        ...historyKeymap,
      ]),
      EditorView.updateListener.of(update => {
        if (update.docChanged) onChange(update.state.doc.toString())
      }),
      EditorView.domEventHandlers({
        paste: event => !accepts(event.clipboardData?.getData('text/plain') ?? ''),
        drop: event => !accepts(event.dataTransfer?.getData('text/plain') ?? ''),
      }),
    ]
    if (hover !== undefined) extensions.push(hoverTooltip((_, at) => tooltip(hover, at)))
    this.#view = new EditorView({ parent, state: EditorState.create({ doc: text, extensions }) })
  }

  get text(): string {
    return this.#view.state.doc.toString()
  }

  setText(text: string): void {
    const { length } = this.#view.state.doc
    this.#view.dispatch({ changes: { from: 0, to: length, insert: text } })
  }

  setMode(mode: EditorMode): void {
    this.#view.dispatch({ effects: this.#language.reconfigure(languages[mode]()) })
  }

  /** Marks diagnostics. Their offsets refer to `text`. Those beyond its end are left out. */
  mark(diagnostics: readonly Diagnostic[]): void {
    const { length } = this.#view.state.doc
    const fitting = diagnostics.filter(({ to }) => to <= length)
    this.#view.dispatch(setDiagnostics(this.#view.state, fitting))
  }

  apply(edits: readonly DocumentEdit[]): void {
    this.#view.dispatch({ changes: [...edits], userEvent: 'input.fix' })
  }

  select(from: number, to: number): void {
    const { length } = this.#view.state.doc
    if (to > length) return
    this.#view.dispatch({
      selection: { anchor: from, head: to },
      effects: EditorView.scrollIntoView(from, { y: 'center' }),
    })
    this.#view.focus()
  }

  destroy(): void {
    this.#view.destroy()
  }
}

function quickFixKey(onQuickFix: (at: number) => void) {
  return {
    key: 'Mod-.',
    run: ({ state }: EditorView) => {
      onQuickFix(state.selection.main.head)
      return true
    },
  }
}

async function tooltip(hover: (at: number) => Promise<HoverCard | null>, at: number) {
  const card = await hover(at)
  if (card === null) return null
  const { from, to, dom } = card
  return { pos: from, end: to, above: true, create: () => ({ dom }) }
}
