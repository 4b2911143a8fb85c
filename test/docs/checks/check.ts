import type { CodeBlock } from '../code-blocks.ts'

/** A way to hold a sample to its word. */
export interface SampleCheck {
  /** What it does, for the title of the test. */
  readonly title: string
  /** Whether this is the check for a block; the first of a list that says so is it. */
  readonly fits: (block: CodeBlock) => boolean
  /** Throws, as assertions do, if the sample is not what the text says. */
  readonly check: (block: CodeBlock, others: readonly CodeBlock[]) => void | Promise<void>
}
