import type { EntryKind, Listing } from '@hreflint/references/profiles'
import type { Folders } from '@hreflint/references/plan'
import { foldersAbove, normalUri } from '../files/addresses.ts'
import type { FileSystem } from '../runtime.ts'

/**
 * The folders around documents as far as they are known. Files can only be read with a promise, but
 * a plan is made at once. So an unknown folder counts as empty and an unknown file as missing until
 * `read` has read them. Addresses are URIs.
 */
export class KnownFolders implements Folders {
  readonly #files: FileSystem
  readonly #entries = new Map<string, ReadonlyMap<string, EntryKind> | null>()
  readonly #texts = new Map<string, string | null>()
  #unknownFolders = new Set<string>()
  #unknownTexts = new Set<string>()

  constructor(files: FileSystem) {
    this.#files = files
  }

  /** Whether something was asked for since the last `read` that is not known yet. */
  get hasUnknown(): boolean {
    return this.#unknownFolders.size + this.#unknownTexts.size > 0
  }

  /** Reads everything that was asked for and is not known yet. */
  async read(): Promise<void> {
    const [folders, texts] = [this.#unknownFolders, this.#unknownTexts]
    this.#unknownFolders = new Set()
    this.#unknownTexts = new Set()
    await Promise.all([
      ...Array.from(folders, async folder => {
        this.#entries.set(folder, await this.#files.list(folder))
      }),
      ...Array.from(texts, async file => {
        this.#texts.set(file, await this.#files.readText(file))
      }),
    ])
  }

  /**
   * Returns what `ask` returns once everything that it asks for is known.
   *
   * @param again Called before each further time.
   */
  async whenKnown<Answer>(ask: () => Answer, again = () => {}): Promise<Answer> {
    for (;;) {
      const answer = ask()
      if (!this.hasUnknown) return answer
      again()
      await this.read()
    }
  }

  resolve(folder: string, path: string): string {
    const written = /^[a-z]:[/\\]/i.test(path) ? `/${path}` : path
    const encoded = written.split(/[/\\]/).map(encodeURIComponent).join('/')
    const { href } = new URL(encoded, `${folder}/`)
    return normalUri(href).replace(/(?<=[^/])\/$/, '')
  }

  parentOf(address: string): string | null {
    return foldersAbove(address)[0] ?? null
  }

  relative(folder: string, address: string): string {
    const from = folder.split('/')
    const to = address.split('/')
    let same = 0
    while (same < from.length && from[same] === to[same]) same += 1
    const names = to.slice(same).map(decodeURIComponent)
    return [...from.slice(same).map(() => '..'), ...names].join('/')
  }

  namesIn(folder: string): readonly string[] {
    return [...(this.#entriesOf(folder)?.keys() ?? [])].sort()
  }

  textOf(file: string): string | null {
    const text = this.#texts.get(file)
    if (text === undefined) this.#unknownTexts.add(file)
    return text ?? null
  }

  listingOf(root: string): Listing {
    const addresses = new Map([['', root]])
    const entriesOf: Listing['entriesOf'] = folder => {
      let address = addresses.get(folder)
      if (address === undefined) {
        // A folder must be listed by the one above, so that names are compared exactly.
        const slash = folder.lastIndexOf('/')
        const [above, name] = [folder.slice(0, Math.max(0, slash)), folder.slice(slash + 1)]
        if (entriesOf(above)?.get(name) !== 'folder') return null
        address = this.resolve(addresses.get(above) ?? root, name)
        addresses.set(folder, address)
      }
      return this.#entriesOf(address)
    }
    return { entriesOf }
  }

  #entriesOf(folder: string): ReadonlyMap<string, EntryKind> | null {
    const entries = this.#entries.get(folder)
    if (entries === undefined) this.#unknownFolders.add(folder)
    return entries ?? null
  }
}
