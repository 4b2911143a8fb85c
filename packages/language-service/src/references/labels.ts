import { applyEdits, type Span, type TextEdit } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import {
  type DocumentLabels,
  type Label,
  locateDocument,
  type UsedLabel,
} from '@hreflint/documents'
import type * as lsp from 'vscode-languageserver-types'
import type { Subject } from '../findings-of.ts'
import { rangeOf } from '../service-document.ts'
import { workspaceEditOf } from './rewrite.ts'

// The labels of Markdown, `[text][label]`. They are all in one document, which need not be part of a site.

/** The labels of a document with one name, and the one at an offset. */
interface FoundLabel {
  readonly here: Label
  readonly definitions: readonly Label[]
  readonly uses: readonly UsedLabel[]
}

const holds = ({ start, end }: Span, offset: number) => start <= offset && offset <= end

function labelsIn({ language, config }: Subject, text: string): DocumentLabels | null {
  if (language !== 'markdown' && language !== 'mdx') return null
  const { spec, templateDelimiters } = config
  const options = { spec: findSpec(spec), templateDelimiters: templateDelimiters ?? undefined }
  return locateDocument(text, language, { ...options, structure: true }).labels ?? null
}

function labelAt(subject: Subject, offset: number): FoundLabel | null {
  const labels = labelsIn(subject, subject.document.text)
  if (labels === null) return null
  const all = [...labels.definitions, ...labels.uses]
  const here =
    all.find(({ span }) => holds(span, offset)) ??
    labels.uses.find(({ kind, content }) => kind === 'full' && holds(content, offset))
  if (here === undefined) return null
  const isSame = ({ name }: Label) => name === here.name
  return {
    here,
    definitions: labels.definitions.filter(isSame),
    uses: labels.uses.filter(isSame),
  }
}

/** Returns the definition of the label at an offset; null if there is none. */
export function definitionOfLabel(subject: Subject, offset: number): lsp.Location | null {
  const first = labelAt(subject, offset)?.definitions[0]
  return first === undefined ? null : locationIn(subject, first.span)
}

/** Returns the links and images that name the label at an offset. Null if there is no label. */
export function referencesOfLabel(
  subject: Subject,
  offset: number,
  includesDeclaration: boolean,
): lsp.Location[] | null {
  const found = labelAt(subject, offset)
  if (found === null) return null
  const labels = [...(includesDeclaration ? found.definitions : []), ...found.uses]
  return labels.map(({ span }) => locationIn(subject, span))
}

function locationIn({ document }: Subject, span: Span): lsp.Location {
  return { uri: document.uri, range: rangeOf(document, span) }
}

/** Returns the range and the text of the label at an offset. Null if there is none. */
export function prepareLabelRename(
  subject: Subject,
  offset: number,
): { readonly range: lsp.Range; readonly placeholder: string } | null {
  const found = labelAt(subject, offset)
  if (found === null || !holds(found.here.span, offset)) return null
  const { document } = subject
  const { span } = found.here
  return { range: rangeOf(document, span), placeholder: document.text.slice(span.start, span.end) }
}

/**
 * Renames the label at an offset in its definition, and in the links and images that name it. What readers see stays
 * the same: `[text]` becomes `[text][name]`. Undefined if there is no label; null if the name is not allowed: nothing, brackets, or a
 * label that would give any link another destination.
 */
export function renameLabel(
  subject: Subject,
  offset: number,
  newName: string,
  takesVersions: boolean,
): lsp.WorkspaceEdit | null | undefined {
  const { document } = subject
  const found = labelAt(subject, offset)
  if (found === null || !holds(found.here.span, offset)) return undefined
  if (newName.trim() === '' || /[[\]\\\r\n]/.test(newName)) return null
  const edits: TextEdit[] = [
    ...found.definitions.map(({ span }) => ({ span, text: newName })),
    ...found.uses.map(({ kind, span }) => {
      if (kind === 'full') return { span, text: newName }
      const at = kind === 'collapsed' ? span.end + 2 : span.end + 1
      const text = kind === 'collapsed' ? newName : `[${newName}]`
      return { span: { start: at, end: at }, text }
    }),
  ].toSorted((a, b) => a.span.start - b.span.start)
  const before = labelsIn(subject, document.text)
  const after = labelsIn(subject, applyEdits(document.text, edits))
  if (before === null || after === null || !areSame(before, after)) return null
  return workspaceEditOf([{ document, edits }], takesVersions)
}

/** Whether each link has the same definition as before, whatever the labels are. */
function areSame(before: DocumentLabels, after: DocumentLabels): boolean {
  return drawn(before) === drawn(after)
}

/** For each definition, the first one with its label; for each link, its definition. */
function drawn({ definitions, uses, undefinedUses }: DocumentLabels): string {
  const first = new Map<string, number>()
  for (const [index, { name }] of definitions.entries()) {
    if (!first.has(name)) first.set(name, index)
  }
  const indexOf = ({ name }: Label) => first.get(name)
  return JSON.stringify([definitions.map(indexOf), uses.map(indexOf), undefinedUses.length])
}
