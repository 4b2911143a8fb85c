// Begins a new mistake: pnpm new issue <spec> <mistake>. Its example fails until it is filled in.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { camelCase } from './generate/issue-barrels.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const [what, spec, mistake] = process.argv.slice(2)

if (what !== 'issue' || spec === undefined || mistake === undefined) {
  fail('Usage: pnpm new issue <spec> <mistake>')
} else if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(mistake)) {
  fail(`A mistake is named like this: unescaped-space. Not: ${mistake}`)
} else {
  const folder = join('packages/core/src/specs', spec, 'issues')
  const path = join(folder, `${mistake}.ts`)
  if (!existsSync(join(root, folder))) fail(`There is no folder ${folder}`)
  else if (existsSync(join(root, path))) fail(`There is already ${path}`)
  else {
    writeFileSync(join(root, path), template(mistake))
    console.log(`Wrote ${path}\nFill it in, report it in a state, then: pnpm generate && pnpm test`)
  }
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 2
}

function template(code: string): string {
  return `import { defineIssue } from '../define-issue.ts'

export const ${camelCase(code)} = defineIssue({
  code: '${code}',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://',
  since: '0.1.0',
  message: 'The {{component}} contains {{text}}.',
  why: '',
  examples: [{ url: 'https://example.com/a«»b' }],
})
`
}
