// Begins something new: pnpm new issue <spec> <issue>, pnpm new spec <id>, pnpm new generator <id>. Tests fail until it is filled in.
import { fileURLToPath } from 'node:url'
import { newGenerator } from './new/new-generator.ts'
import { newIssue } from './new/new-issue.ts'
import { newSpec } from './new/new-spec.ts'
import { UsageError } from './new/written-files.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const [what, ...names] = process.argv.slice(2)

try {
  const [first, second] = names
  if (what === 'issue' && second !== undefined && first !== undefined) {
    console.log(newIssue(root, first, second))
  } else if (what === 'spec' && first !== undefined) {
    console.log(newSpec(root, first))
  } else if (what === 'generator' && first !== undefined) {
    console.log(newGenerator(root, first))
  } else {
    throw new UsageError(
      'Usage: pnpm new issue <spec> <issue>\n       pnpm new spec <id>\n       pnpm new generator <id>',
    )
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
