import { execFileSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { codeBlocks } from '../docs/code-blocks.ts'
import { readDocument, writtenByHand } from '../docs/documents.ts'
import { repositoryRoot } from '../support/source-files.ts'
import { folderFor } from './support/install-packages.ts'

// The workflows that the documentation tells people to save, our own, and the action, by the parser of GitHub's runner
// and editors: it knows every key, event and context.

const folder = folderFor('ci-files')

interface CiFile {
  readonly name: string
  readonly content: string
}

const documented: readonly CiFile[] = writtenByHand
  .flatMap(file => codeBlocks(file, readDocument(file)))
  .filter(({ language, text }) => language === 'yaml' && /^jobs:/m.test(text))
  .map(({ file, line, text }) => ({ name: `${file}:${line}`, content: text }))

const own: readonly CiFile[] = readdirSync(join(repositoryRoot, '.github/workflows')).map(name => {
  const path = `.github/workflows/${name}`
  return { name: path, content: readDocument(path) }
})

const actions: readonly CiFile[] = [{ name: 'action.yml', content: readDocument('action.yml') }]

const program = `
  import { readFileSync } from 'node:fs'
  import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
  import { parseAction } from '@actions/workflow-parser/actions/action-parser'
  const { workflows, actions } = JSON.parse(readFileSync('files.json', 'utf8'))
  const judge = (parse, file) => {
    const { context } = parse(file, new NoOperationTraceWriter())
    return context.errors.getErrors().map(({ message }) => message)
  }
  console.log(JSON.stringify([
    ...workflows.flatMap(file => judge(parseWorkflow, file)),
    ...actions.flatMap(file => judge(parseAction, file)),
  ]))`

beforeAll(() => writeFileSync(join(folder, 'judge.js'), program))

/** What the parser says of files. */
function complaints(files: {
  readonly workflows: readonly CiFile[]
  readonly actions: readonly CiFile[]
}): readonly string[] {
  writeFileSync(join(folder, 'files.json'), JSON.stringify(files))
  // Node asks for attributes where the parser imports its schema.
  return JSON.parse(
    execFileSync('npx', ['bun', 'judge.js'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }),
  )
}

/** An action of a repository at one revision, one of the same repository, or a container. */
const reference = /^(?:[\w.-]+\/[\w.-]+(?:\/[^@\s]+)?@[^@\s]+|\.\/\S+|docker:\/\/\S+)$/

const usesOf = ({ content }: CiFile) =>
  [...content.matchAll(/^\s*(?:- )?uses: *(.+)$/gm)].map(([, name = '']) => name)

describe('workflows and the action', () => {
  test('are found', () => {
    expect(documented.map(({ name }) => name.replace(/:\d+$/, ''))).toEqual(
      expect.arrayContaining(['README.md', 'docs/guide/ci.md']),
    )
    expect(own.length).toBeGreaterThan(1)
  })

  test('are what GitHub takes', () => {
    expect(complaints({ workflows: [...documented, ...own], actions })).toEqual([])
  })

  test('use actions by names that GitHub takes', () => {
    const used = [...documented, ...own, ...actions].flatMap(usesOf)
    expect(used).toContain('hreflint/hreflint@v0')
    expect(used.filter(name => !reference.test(name))).toEqual([])
    expect('hreflint/hreflint@hreflint@0.1.0').not.toMatch(reference)
  })

  test('would be refused with a mistake', () => {
    const content = `on: [push, pul]\njobs:\n  a:\n    runs-on: ubuntu-latest\n    stepz: []\n`
    const action = 'name: a\ndescription: b\nruns:\n  using: composite\n  steps:\n    - run: x\n'
    expect(
      complaints({
        workflows: [{ name: 'ci.yml', content }],
        actions: [{ name: 'action.yml', content: action }],
      }),
    ).toEqual([
      expect.stringContaining("'pul'"),
      expect.stringContaining("'stepz'"),
      expect.stringContaining('shell'),
    ])
  })
})
