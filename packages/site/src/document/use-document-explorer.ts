import { onBeforeUnmount, onMounted, ref, shallowRef } from 'vue'
import { useAddress } from '../share/use-address.ts'
import { sizeInWords } from '../shell/size-in-words.ts'
import { textOfFile } from '../shell/text-of-file.ts'
import type { CodeEditor } from './code-editor.ts'
import { DocumentClient } from './document-client.ts'
import { type DocumentLanguageId, shownLanguage } from './document-languages.ts'
import type { DocumentAction, DocumentDiagnostic } from './document-messages.ts'
import { type DocumentState, readDocumentState, writeDocumentState } from './document-state.ts'
import { firstDocument } from './first-documents.ts'
import { hoverCard } from './hover-card.ts'

/** Maximum size of a document in the editor. Batch mode, which has no editor, takes larger ones. */
export const longestDocument = 5_000_000

/**
 * Milliseconds between the last change and a check: long enough to go on typing, short enough to go
 * unnoticed.
 */
const rest = 150

/**
 * Returns the state of Document mode: two editors, a worker that runs the language service, and the
 * address.
 */
export function useDocumentExplorer() {
  const client = new DocumentClient()
  const state = shallowRef<DocumentState>(readDocumentState('', '').state)
  const problem = ref<string | null>(null)
  const isReady = ref(false)
  const diagnostics = shallowRef<readonly DocumentDiagnostic[]>([])
  const configProblems = shallowRef<readonly string[]>([])
  const editor = shallowRef<CodeEditor | null>(null)
  const config = shallowRef<CodeEditor | null>(null)
  /** The finding whose fixes are shown. */
  const chosen = ref<number | null>(null)
  const actions = shallowRef<readonly DocumentAction[]>([])
  let timer: ReturnType<typeof setTimeout> | undefined

  const address = useAddress(() => writeDocumentState(state.value), show)

  function show(fragment: string, query: string): void {
    const read = readDocumentState(fragment, query)
    problem.value = read.problem
    state.value = read.state
    editor.value?.setMode(shownLanguage(read.state.language).mode)
    editor.value?.setText(read.state.text)
    config.value?.setText(read.state.config)
  }

  function changed(part: Partial<DocumentState>): void {
    problem.value = null
    state.value = { ...state.value, ...part }
    address.changed()
    clearTimeout(timer)
    timer = setTimeout(check, rest)
  }

  async function check(): Promise<void> {
    const current = state.value
    try {
      const found = await client.ask<'check'>({ kind: 'check', ...current })
      if (state.value !== current) return
      diagnostics.value = found.diagnostics
      configProblems.value = found.configProblems.map(({ message }) => message)
      chosen.value = null
      actions.value = []
      editor.value?.mark(found.diagnostics.map(marked))
      config.value?.mark(found.configProblems.map(one => ({ ...one, severity: 'error' as const })))
      isReady.value = true
    } catch (error) {
      problem.value = error instanceof Error ? error.message : String(error)
      diagnostics.value = []
      isReady.value = false
      editor.value?.mark([])
    }
  }

  function accepts(text: string): boolean {
    if (text.length + state.value.text.length <= longestDocument || text.length < 10_000)
      return true
    problem.value = tooLarge('What you pasted', text.length)
    return false
  }

  async function openFile(file: File): Promise<void> {
    if (file.size > longestDocument) {
      problem.value = tooLarge(file.name, file.size)
      return
    }
    const read = textOfFile(file.name, new Uint8Array(await file.arrayBuffer()))
    if (read.problem !== null) {
      problem.value = read.problem
      return
    }
    editor.value?.setText(read.text)
  }

  function setLanguage(language: DocumentLanguageId): void {
    const { text, language: before } = state.value
    const isExample = text === firstDocument(before)
    editor.value?.setMode(shownLanguage(language).mode)
    state.value = { ...state.value, language }
    if (isExample) editor.value?.setText(firstDocument(language))
    changed({})
  }

  async function choose(index: number | null): Promise<void> {
    const diagnostic = index === null ? undefined : diagnostics.value[index]
    chosen.value = diagnostic === undefined ? null : index
    actions.value = []
    if (diagnostic === undefined) return
    editor.value?.select(diagnostic.from, diagnostic.to)
    actions.value = await actionsAt(diagnostic)
  }

  function actionsAt({ from, to }: { from: number; to: number }) {
    return client.ask<'actions'>({ kind: 'actions', from, to }).catch(() => [])
  }

  async function hover(at: number) {
    const found = await client.ask<'hover'>({ kind: 'hover', at }).catch(() => null)
    if (found === null) return null
    const repairs = await actionsAt({ from: at, to: at })
    return { from: found.from, to: found.to, dom: hoverCard(found, repairs, apply) }
  }

  function apply({ edits }: DocumentAction): void {
    editor.value?.apply(edits)
  }

  /** Applies all safe fixes. Returns how many findings are gone, and how many are left. */
  async function fixAll(): Promise<{ fixed: number; left: number }> {
    const before = diagnostics.value.length
    const edits = await client.ask<'fix-all'>({ kind: 'fix-all' })
    editor.value?.apply(edits)
    clearTimeout(timer)
    await check()
    const left = diagnostics.value.length
    return { fixed: Math.max(0, before - left), left }
  }

  /** Opens the editors. They are most of what this mode loads, so the page is shown before them. */
  async function open(
    place: HTMLElement,
    configPlace: HTMLElement,
    onQuickFix: (at: number) => void,
  ) {
    const { CodeEditor } = await import('./code-editor.ts')
    const { text, language, config: configText } = state.value
    editor.value = new CodeEditor({
      parent: place,
      text,
      mode: shownLanguage(language).mode,
      label: 'Document',
      onChange: changedText => changed({ text: changedText }),
      accepts,
      hover,
      onQuickFix,
    })
    config.value = new CodeEditor({
      parent: configPlace,
      text: configText,
      mode: 'json',
      label: 'Configuration',
      onChange: changedText => changed({ config: changedText }),
      accepts,
    })
    await check()
  }

  onMounted(address.read)
  onBeforeUnmount(() => {
    clearTimeout(timer)
    client.close()
    editor.value?.destroy()
    config.value?.destroy()
  })

  return {
    state,
    problem,
    isReady,
    diagnostics,
    configProblems,
    chosen,
    actions,
    open,
    openFile,
    setLanguage,
    choose,
    apply,
    fixAll,
    link: address.link,
  }
}

function marked({ from, to, severity, message }: DocumentDiagnostic) {
  return { from, to, severity, message }
}

function tooLarge(what: string, size: number): string {
  return `${what} has ${sizeInWords(size)}. The editor takes up to ${sizeInWords(longestDocument)}: choose the file in Batch mode, or use the command line.`
}
