import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { camelCase } from '../generate/issue-barrels.ts'
import { requireName, UsageError, writeNewFiles } from './written-files.ts'

/** Writes the file of an issue, and says what is left to do. */
export function newIssue(root: string, spec: string, issue: string): string {
  requireName(issue, 'unescaped-space')
  const folder = `packages/core/src/specs/${spec}/issues`
  if (!existsSync(join(root, folder))) throw new UsageError(`There is no folder ${folder}.`)
  const { version } = JSON.parse(readFileSync(join(root, 'packages/core/package.json'), 'utf8'))
  const path = `${folder}/${issue}.ts`
  writeNewFiles(root, { [path]: template(issue, version) })
  return `Wrote ${path}\nFill it in, report it where the parser sees it, then: pnpm generate && npm test`
}

function template(issue: string, version: string): string {
  return `import { defineIssue } from '../define-issue.ts'

export const ${camelCase(issue)} = defineIssue({
  code: '${issue}',
  kind: 'conformance-error',
  // The specification's own name for it.
  specName: null,
  // The address of the clause that forbids it.
  clause: '',
  since: '${version}',
  // What is wrong, in one sentence. {{text}} is the marked text.
  message: '',
  // What follows for the reader's page.
  why: '',
  // The wrong text between « and ». With a repair, \`fixed\` is what it makes of the URL.
  examples: [{ url: 'https://example.com/«»' }],
  // How to write it right. Not with a repair.
  right: { url: '' },
})
`
}
