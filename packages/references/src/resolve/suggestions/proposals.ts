import { writtenLike } from '../../pages/written-like.ts'
import type { Link } from '../link.ts'
import { maxCandidates, type Resolution } from '../resolution.ts'

/** Writes paths as URLs that can be offered in place of a link, and resolves each before it is. */
export class Proposals {
  readonly #basePath: string
  readonly #resolve: (link: Link) => Resolution
  #isMaking = false

  constructor(basePath: string, resolve: (link: Link) => Resolution) {
    this.#basePath = basePath
    this.#resolve = resolve
  }

  /** Whether a proposal is being resolved, for which no further proposals are needed. */
  get isMaking(): boolean {
    return this.#isMaking
  }

  /**
   * Writes paths from the root as URLs in the style of the link; relative ones start from `document`. Returns those that
   * resolve without an issue, to `target` if it is given, one per line, up to `maxCandidates`.
   */
  write(link: Link, document: string, paths: readonly string[], target?: string | null): string {
    if (this.#isMaking) return ''
    const written = paths.map(path => writtenLike(link.text, path, document, this.#basePath))
    this.#isMaking = true
    try {
      const wanted = [...new Set(written)].filter(candidate => {
        if (candidate === link.text) return false
        const found = this.#resolve({ ...link, text: candidate })
        if (found.state !== 'exists' || found.issue !== null) return false
        return target == null || found.target === target
      })
      return wanted.slice(0, maxCandidates).join('\n')
    } finally {
      this.#isMaking = false
    }
  }
}
