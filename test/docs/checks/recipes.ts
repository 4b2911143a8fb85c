import manifest from '../../../package.json' with { type: 'json' }
import { expect } from 'vitest'
import { parse } from 'yaml'
import { codeBlocks, codeSpans, reportedCodes } from '../code-blocks.ts'
import { readDocument } from '../documents.ts'
import type { SampleCheck } from './check.ts'
import { runCommand } from './shell.ts'

const readme = 'packages/cli/README.md'
const repository = manifest.repository.url.replace(/^git\+|\.git$/g, '')

interface HookConfiguration {
  readonly repos: readonly { repo: string; rev: string; hooks: readonly { id: string }[] }[]
}

/** Hooks of this repository are hooks that it has, at the tag of the version it is. */
function expectPinnedHooks({ repos }: HookConfiguration): void {
  const { version }: { version: string } = JSON.parse(readDocument('packages/cli/package.json'))
  const known: readonly { id: string }[] = parse(readDocument('.pre-commit-hooks.yaml'))
  for (const { repo, rev, hooks } of repos) {
    expect({ repo, rev }).toEqual({ repo: repository, rev: `v${version}` })
    for (const { id } of hooks) expect(known.map(hook => hook.id)).toContain(id)
  }
}

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly WorkflowStep[] }>>
}

interface WorkflowStep {
  readonly uses?: string
  readonly with?: object
}

/** The action of this repository has the inputs that it is given, at the tag of its major version. */
function expectPinnedAction({ jobs }: Workflow): void {
  const { version }: { version: string } = JSON.parse(readDocument('packages/cli/package.json'))
  const { inputs }: { inputs: object } = parse(readDocument('action.yml'))
  const action = `${new URL(repository).pathname.slice(1)}@`
  const steps = Object.values(jobs).flatMap(job => job.steps)
  for (const { uses, with: given = {} } of steps.filter(({ uses }) => uses?.startsWith(action))) {
    expect(uses).toBe(`${action}v${version.split('.')[0]}`)
    expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(given)))
  }
}

/**
 * Recipes for hooks and pipelines: they are read, their commands run, and where the README of the
 * command line has one for the same file, it is the same; test/cli/recipes.test.ts runs that one as a
 * whole.
 */
export const recipeSample: SampleCheck = {
  title: 'is read, and its commands run',
  // A document that is linted says what is reported.
  fits: block => block.language === 'yaml' && reportedCodes(block).length === 0,
  async check({ text, before }) {
    const recipe: unknown = parse(text)
    expect(recipe).toBeTypeOf('object')
    if (text.includes(`repo: ${repository}`)) {
      expectPinnedHooks(recipe as HookConfiguration)
      return
    }
    if (text.includes(`uses: ${new URL(repository).pathname.slice(1)}@`)) {
      expectPinnedAction(recipe as Workflow)
      return
    }
    const commands = [...text.matchAll(/^\s*(?:- )?(?:run|script|entry): (.*hreflint.*)$/gm)]
    expect(commands).not.toEqual([])
    for (const [, command = ''] of commands) await runCommand(command)
    const file = codeSpans(before).at(-1) ?? ''
    const same = codeBlocks(readme, readDocument(readme)).find(
      block => block.language === 'yaml' && codeSpans(block.before).includes(file),
    )
    if (same !== undefined) expect(text).toBe(same.text)
  },
}
