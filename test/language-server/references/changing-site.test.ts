import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { languageOf, locateDocument } from '@hreflint/documents'
import { defaultConfig, lintDocument } from '@hreflint/linter'
import { findProfile, isDocument, listingOf, movedPath, Site } from '@hreflint/references'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { TextDocumentEdit, WorkspaceEdit } from 'vscode-languageserver-types'
import {
  indexOf,
  isPossibleMove,
  randomMove,
  randomPath,
  randomSite,
  withoutLinks,
} from '../../references/workspace/random-site.ts'
import { expectSame } from '../../support/expect-same.ts'
import type { LspClient } from '../lsp-client.ts'
import { type DiagnosticReport, pulling, started } from '../sessions.ts'
import { temporaryWorkspace } from '../temporary-workspace.ts'

// A site changes for a long time under one server, as an editor tells it: files and folders move with the edits that the server
// asks for, are written, made and deleted. Each link leads where it did, and what is said is what is said from scratch.

const wanted = Number(process.env.HREFLINT_PROTOCOL_MOVES ?? 8)

const workspace = temporaryWorkspace()
const { write, addressOf, pathOf, roots } = workspace

const capabilities = {
  ...pulling,
  workspace: {
    ...pulling.workspace,
    workspaceEdit: { documentChanges: true },
    fileOperations: { willRename: true, didRename: true, didCreate: true, didDelete: true },
    didChangeWatchedFiles: { dynamicRegistration: true },
  },
}

let client: LspClient
afterEach(() => client.stop())

const uriOf = (path: string): string => {
  const base = addressOf('.').replace(/\/$/, '')
  return `${base}/${path.split('/').map(encodeURIComponent).join('/')}`
}

/** The path of a file by its address. */
function nameOf(uri: string): string {
  return decodeURIComponent(uri.slice(addressOf('.').replace(/\/$/, '').length + 1))
}

/** Opens a document and waits until its site is read. */
async function opened(path: string, text: string): Promise<void> {
  client.open(uriOf(path), text, languageOf(path) ?? 'html')
  while (!client.requested.includes('workspace/diagnostic/refresh')) {
    await client.request('textDocument/diagnostic', { textDocument: { uri: uriOf(path) } })
    await new Promise(resolve => setTimeout(resolve, 5))
  }
}

/** Moves a file or folder as an editor does; gives what the site is then. */
async function moved(
  texts: ReadonlyMap<string, string>,
  move: { readonly from: string; readonly to: string },
): Promise<Map<string, string>> {
  const files = [{ oldUri: uriOf(move.from), newUri: uriOf(move.to) }]
  const edit = await client.request<WorkspaceEdit | null>('workspace/willRenameFiles', { files })
  const edited = new Map(texts)
  for (const { textDocument, edits } of (edit?.documentChanges ?? []) as TextDocumentEdit[]) {
    const path = nameOf(textDocument.uri)
    const document = TextDocument.create('', '', 1, texts.get(path) ?? '')
    edited.set(path, TextDocument.applyEdits(document, edits as TextDocumentEdit['edits'] & []))
    write(path, edited.get(path) ?? '')
    changed([path, 2])
  }
  mkdirSync(dirname(pathOf(move.to)), { recursive: true })
  renameSync(pathOf(move.from), pathOf(move.to))
  client.notify('workspace/didRenameFiles', { files })
  return new Map(Array.from(edited, ([path, text]) => [movedPath(path, [move]), text]))
}

const changed = (...changes: readonly [path: string, type: 1 | 2 | 3][]): void =>
  client.notify('workspace/didChangeWatchedFiles', {
    changes: changes.map(([path, type]) => ({ uri: uriOf(path), type })),
  })

/** What the server says of the references of a document. */
async function told(path: string, text: string): Promise<readonly string[]> {
  const textDocument = { uri: uriOf(path) }
  client.open(textDocument.uri, text, languageOf(path) ?? '')
  const report = await client.request<DiagnosticReport>('textDocument/diagnostic', { textDocument })
  client.notify('textDocument/didClose', { textDocument })
  return (report.items ?? [])
    .filter(({ code }) => String(code).startsWith('reference/'))
    .map(({ code, range: { start } }) => `${start.line}:${start.character} ${code}`)
}

/** What is said of them from scratch. */
function fresh(path: string, texts: ReadonlyMap<string, string>, profile: string) {
  const text = texts.get(path) ?? ''
  const site = new Site({
    listing: listingOf([...texts.keys(), 'hreflint.config.json']),
    profile: findProfile(profile),
    structureOf: other => {
      const language = languageOf(other)
      if (language === null) return null
      return locateDocument(texts.get(other) ?? '', language, { structure: true }).structure ?? null
    },
  })
  const document = TextDocument.create('', '', 1, text)
  return lintDocument(text, languageOf(path) ?? '', defaultConfig, { references: { site, path } })
    .filter(({ code }) => code.startsWith('reference/'))
    .map(({ code, span }) => {
      const { line, character } = document.positionAt(span.start)
      return `${line}:${character} ${code}`
    })
}

test.each(['files', 'pages', 'github', 'vitepress'])(
  'a site of %s that changes for long',
  { timeout: 120_000 + 5000 * wanted },
  async profile => {
    write('hreflint.config.json', JSON.stringify({ references: 'fragments', profile }))
    client = (await started(capabilities, roots('.'))).client
    const anchor = 'zz/anchor.md'
    let texts: Map<string, string> = new Map([[anchor, 'words']])
    write(anchor, 'words')
    await opened(anchor, 'words')
    let moves = 0
    let links = 0
    const steps = fc.sample(
      fc.record({ move: randomMove, path: randomPath, site: randomSite, kind: fc.nat(5) }),
      wanted * 20,
    )
    for (const { move, path, site, kind } of steps) {
      if (moves === wanted) break
      // Texts of another site, so that there is always something that leads somewhere.
      for (const [each, text] of kind < 2 ? site : []) {
        const isFree = ![...texts.keys()].some(
          other => other.startsWith(`${each}/`) || each.startsWith(`${other}/`),
        )
        if (!isFree) continue
        const isNew = !texts.has(each)
        write(each, text)
        texts.set(each, text)
        changed([each, isNew ? 1 : 2])
      }
      if (kind === 2 && texts.has(path)) {
        rmSync(pathOf(path))
        texts.delete(path)
        changed([path, 3])
      }
      const possible = kind > 2 ? possibleMove(texts, move, moves, anchor) : null
      if (possible !== null) {
        moves += 1
        const before = indexOf(texts, profile)
        const now = await moved(texts, possible)
        links += expectWhole({ before, texts, now, move: possible, profile })
        texts = now
      }
      const documents = [...texts.keys()].filter(
        each => languageOf(each) !== null && isDocument(findProfile(profile), each),
      )
      const one = documents[(moves * 7 + kind) % documents.length] ?? anchor
      if (one === anchor) continue
      expectSame(await told(one, texts.get(one) ?? ''), fresh(one, texts, profile), {
        one,
        texts: [...texts],
      })
    }
    expect(moves).toBe(wanted)
    expect(links).toBeGreaterThan(wanted)
  },
)

/** A move that can be made: the random one, else that of some file or folder to a new name. */
function possibleMove(
  texts: ReadonlyMap<string, string>,
  move: Moved['move'],
  count: number,
  kept: string,
): Moved['move'] | null {
  if (isPossibleMove(texts, move)) return move
  const paths = [...texts.keys()].filter(path => path !== kept)
  const from = paths[(count * 5) % paths.length]
  if (from === undefined) return null
  const folder = dirname(from)
  const other =
    count % 2 === 0 && folder !== '.'
      ? { from: folder, to: `m${count}` }
      : { from, to: `m${count}/${basename(from)}` }
  return isPossibleMove(texts, other) ? other : null
}

interface Moved {
  readonly before: ReturnType<typeof indexOf>
  readonly texts: ReadonlyMap<string, string>
  readonly now: ReadonlyMap<string, string>
  readonly move: { readonly from: string; readonly to: string }
  readonly profile: string
}

/** Expects that each link leads where it did, and that nothing but links is another. Gives how many links there are. */
function expectWhole({ before, texts, now, move, profile }: Moved): number {
  const after = indexOf(now, profile)
  let count = 0
  for (const path of before.paths) {
    if (!isDocument(findProfile(profile), path)) continue
    const own = movedPath(path, [move])
    const links = after.linksOf(own)
    for (const [number, { use, resolution }] of before.linksOf(path).entries()) {
      const { state, target, anchor } = resolution
      if (state !== 'exists' || target === null) continue
      const to = movedPath(target, [move])
      // A folder is gone with its last file.
      if (to !== '' && ![...now.keys()].some(each => each === to || each.startsWith(`${to}/`)))
        continue
      count += 1
      const link = links[number]
      const { state: isNow, target: leads, anchor: place } = link?.resolution ?? {}
      expectSame(
        { state: isNow, target: leads, anchor: place },
        { state, target: to, anchor },
        { files: [...texts], move, document: path, link: use.text, written: link?.use.text },
      )
    }
    expectSame(
      withoutLinks(now.get(own) ?? '', links),
      withoutLinks(texts.get(path) ?? '', before.linksOf(path)),
    )
  }
  return count
}
