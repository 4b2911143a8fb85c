import type { LintInOneStep } from '../lint-files.ts'
import type { LintedFile } from '../lint-file.ts'
import type { DocumentKeeper } from './document-keeper.ts'

/**
 * Returns a function that lints like `lint`, but skips files whose results a keeper knows, and
 * keeps the new results.
 */
export function lintKept(lint: LintInOneStep, keeper: DocumentKeeper): LintInOneStep {
  return async function* (files, step) {
    const known = files.map(file => keeper.find(file, step))
    const linted = lint(
      files.filter((_, index) => known[index] === null),
      step,
    )
    for (const [index, file] of files.entries()) {
      const found = known[index]
      if (found != null) {
        yield found
        // Its text may have been read meanwhile.
        known[index] = null
        continue
      }
      const { value } = await linted.next()
      if (value === undefined) return
      const result: LintedFile = value
      keeper.remember(file, step, result)
      yield result
    }
  }
}
