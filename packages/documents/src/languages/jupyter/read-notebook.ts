/** A cell of a notebook, as programs read it. */
export interface Cell {
  /** `markdown`, `code` or `raw`. */
  readonly type: string
  readonly source: string
  /** The language of the kernel, in lower case. */
  readonly language: string
}

/**
 * Returns the cells of a notebook (nbformat 4), whose `source` is a string or a list of strings.
 * Returns none if the text is not JSON, or not a notebook.
 */
export function readNotebook(text: string): readonly Cell[] {
  if (!text.includes('"cell_type"')) return []
  const notebook = parsed(text)
  if (!isRecord(notebook) || !Array.isArray(notebook['cells'])) return []
  const language = languageOf(notebook['metadata'])
  const cells: Cell[] = []
  for (const cell of notebook['cells']) {
    if (!isRecord(cell)) return []
    const { cell_type: type, source } = cell
    const lines: readonly unknown[] = Array.isArray(source) ? source : [source]
    const isRead = typeof type === 'string' && lines.every(line => typeof line === 'string')
    cells.push(
      isRead ? { type, source: lines.join(''), language } : { type: '', source: '', language },
    )
  }
  return cells
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Returns the language that the metadata name. Notebooks without any are written for Python. */
function languageOf(metadata: unknown): string {
  const { kernelspec, language_info } = isRecord(metadata) ? metadata : {}
  const names = [
    isRecord(language_info) ? language_info['name'] : undefined,
    isRecord(kernelspec) ? kernelspec['language'] : undefined,
  ]
  const name = names.find(candidate => typeof candidate === 'string')
  return typeof name === 'string' ? name.toLowerCase() : 'python'
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
