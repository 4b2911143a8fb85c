import type { LinkFigures } from './read-links.ts'

/** What a run over a repository came to, besides its findings. */
export interface Figures {
  /** Null if the program did not end by itself. */
  readonly exit: number | null
  readonly findings: number
  /** Lines of the report that people read. Null if they were not counted. */
  readonly lines: number | null
  readonly links: LinkFigures
}
