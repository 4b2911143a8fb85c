import { shownPath } from '../../visible.ts'

/** How many files are named for one code. */
const maxFiles = 3

interface InFile {
  readonly path: string
  count: number
}

interface OfCode {
  hidden: number
  files: number
  /** The file that is read now. Files come one after the other. */
  current: InFile
  /** The files with the most findings, without the current one. */
  top: readonly InFile[]
}

/** Counts findings that a report does not show, by code, and knows the files that have the most. */
export class HiddenByCode {
  readonly #codes = new Map<string, OfCode>()

  add(code: string, path: string): void {
    const known = this.#codes.get(code)
    if (known === undefined) {
      this.#codes.set(code, { hidden: 1, files: 1, current: { path, count: 1 }, top: [] })
      return
    }
    known.hidden += 1
    if (known.current.path === path) known.current.count += 1
    else {
      known.top = topOf(known)
      known.files += 1
      known.current = { path, count: 1 }
    }
  }

  /** Returns a message for each code: `reference/missing-fragment in a.md (8), b.md (5), c.md (2) and 4 other files`. */
  counts(): readonly { readonly message: string; readonly hidden: number }[] {
    return [...this.#codes].map(([code, each]) => {
      const top = topOf(each)
      const names = top.map(({ path, count }) => `${shownPath(path)} (${count})`).join(', ')
      const others = each.files - top.length
      const rest = others === 0 ? '' : ` and ${others} other ${others === 1 ? 'file' : 'files'}`
      return { message: `${code} in ${names}${rest}`, hidden: each.hidden }
    })
  }
}

function topOf({ top, current }: OfCode): readonly InFile[] {
  return [...top, current].sort((one, other) => other.count - one.count).slice(0, maxFiles)
}
