import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import MarkdownIt from 'markdown-it'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { createLanguageService, githubSlugifier } from 'vscode-markdown-languageservice'
import { URI } from 'vscode-uri'

const never = { isCancellationRequested: false, onCancellationRequested: () => ({ dispose() {} }) }
const levels = {
  validateReferences: 'warning',
  validateFragmentLinks: 'warning',
  validateFileLinks: 'warning',
  validateMarkdownFileLinkFragments: 'warning',
  validateUnusedLinkDefinitions: 'warning',
  validateDuplicateLinkDefinitions: 'warning',
  ignoreLinks: [],
}

/** The files of a folder, as VS Code's Markdown service asks for them; they are read when it does. */
class Workspace {
  #documents = new Map()
  #changed = new Set()
  #names
  #folder

  constructor(folder, names) {
    this.#folder = folder
    this.#names = names
    this.workspaceFolders = [URI.file(folder)]
  }

  onDidChangeMarkdownDocument = (listener, self) => {
    const own = listener.bind(self)
    this.#changed.add(own)
    return { dispose: () => this.#changed.delete(own) }
  }
  onDidCreateMarkdownDocument = () => ({ dispose() {} })
  onDidDeleteMarkdownDocument = () => ({ dispose() {} })

  async getAllMarkdownDocuments() {
    return this.#names.map(name => this.#read(URI.file(join(this.#folder, name))))
  }

  hasMarkdownDocument(uri) {
    return this.#documents.has(uri.toString())
  }

  async openMarkdownDocument(uri) {
    try {
      return this.#read(uri)
    } catch {
      return undefined
    }
  }

  async stat(uri) {
    const found = statSync(uri.fsPath, { throwIfNoEntry: false })
    return found && { isDirectory: found.isDirectory() }
  }

  async readDirectory(uri) {
    const entries = readdirSync(uri.fsPath, { withFileTypes: true })
    return entries.map(entry => [entry.name, { isDirectory: entry.isDirectory() }])
  }

  /** Gives a document another text, as an editor does with each keystroke. */
  change(name, version, text) {
    const uri = URI.file(join(this.#folder, name))
    const document = this.#keep(uri, version, text)
    for (const listener of this.#changed) listener(document)
  }

  #read(uri) {
    return (
      this.#documents.get(uri.toString()) ?? this.#keep(uri, 1, readFileSync(uri.fsPath, 'utf8'))
    )
  }

  #keep(uri, version, text) {
    const document = TextDocument.create(uri.toString(), 'markdown', version, text)
    this.#documents.set(uri.toString(), document)
    return document
  }
}

/** VS Code's Markdown service in this process, with the parser that VS Code gives it. */
export function beginService(folder, names) {
  const workspace = new Workspace(folder, names)
  const markdown = new MarkdownIt({ html: true })
  const service = createLanguageService({
    workspace,
    parser: {
      slugifier: githubSlugifier,
      tokenize: async document => markdown.parse(document.getText(), {}),
    },
    logger: { level: 0, log() {} },
    excludePaths: [],
  })
  const documentOf = name => workspace.openMarkdownDocument(URI.file(join(folder, name)))
  return {
    change: (name, version, text) => workspace.change(name, version, text),
    findings: async name => service.computeDiagnostics(await documentOf(name), levels, never),
    rename: async (name, position, to) =>
      service.getRenameEdit(await documentOf(name), position, to, never),
  }
}
