import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { git, repositoryWith } from '../../support/git-repository.ts'
import { commit, config, missing, move, write } from '../../support/history.ts'
import { runCli } from '../../support/run-cli.ts'

// Sections that went to another document.

const words = (subject: string) =>
  `All contributors write ${subject} for what they change, and reviewers ask for ${subject} where there are none.\n`

const section = (heading: string, subject = heading) => `## ${heading}\n\n${words(subject)}\n`

const guide = `# Guide\n\n${section('Testing')}${section('Reviews')}`

/** A repository whose guide loses its section on testing to another document. */
function repositoryOf(link: string, path: string, moved: string) {
  const cwd = repositoryWith({ ...config, 'docs/guide.md': guide, 'README.md': link })
  write(cwd, 'docs/guide.md', `# Guide\n\n${section('Reviews')}`)
  mkdirSync(join(cwd, path, '..'), { recursive: true })
  write(cwd, path, moved)
  return { cwd, id: commit(cwd) }
}

const link = '[t](docs/guide.md#testing)\n'

test('are found by their text, and the link follows', async () => {
  const { cwd, id } = repositoryOf(link, 'docs/more/tests.md', `# Tests\n\n${section('Testing')}`)
  expect(await missing(cwd)).toEqual([
    {
      url: 'docs/guide.md#testing',
      past: `Git remembers: #testing was moved to docs/more/tests.md in ${id} (2026-03-02).`,
      titles: ['Change to docs/more/tests.md#testing'],
    },
  ])
  await runCli(['.', '--fix', '--fix-suggestions', 'reference/missing-fragment'], { cwd })
  expect(await missing(cwd)).toEqual([])
})

test('are found from an address of the repository on a forge, too', async () => {
  const at = 'https://github.com/owner/name/blob/main'
  const { cwd } = repositoryOf(
    `[t](${at}/docs/guide.md#testing)\n`,
    'docs/more/tests.md',
    `# Tests\n\n${section('Testing')}`,
  )
  git(cwd, 'branch', '--move', 'main')
  git(cwd, 'remote', 'add', 'origin', 'https://github.com/owner/name.git')
  const found = await missing(cwd)
  expect(found.map(({ titles }) => titles)).toEqual([
    [`Change to ${at}/docs/more/tests.md#testing`],
  ])
})

test('may get another name at once, and the document another one later', async () => {
  const text = `# Tests\n\n${section('How to test', 'Testing')}`
  const { cwd, id } = repositoryOf(link, 'docs/more.md', text)
  move(cwd, 'docs/more.md', 'docs/tests.md')
  commit(cwd, 3)
  write(cwd, 'docs/tests.md', text.replace('How to test', 'Tests of yours'))
  commit(cwd, 4)
  expect(await missing(cwd)).toEqual([
    {
      url: 'docs/guide.md#testing',
      past: `Git remembers: #testing became #tests-of-yours in docs/tests.md in ${id} (2026-03-02).`,
      titles: ['Change to docs/tests.md#tests-of-yours'],
    },
  ])
})

test('are linked from their old document by a relative path', async () => {
  const { cwd } = repositoryOf('# x\n', 'docs/more/tests.md', `# Tests\n\n${section('Testing')}`)
  write(cwd, 'docs/guide.md', `# Guide\n\n[t](#testing) [t](/docs/guide.md#testing)\n`)
  const found = await missing(cwd, 'docs/guide.md')
  expect(found.map(({ titles }) => titles)).toEqual([
    ['Change to more/tests.md#testing'],
    ['Change to /docs/more/tests.md#testing'],
  ])
})

test('are named, but not written into a template of a generator', async () => {
  const cwd = repositoryWith({
    'hugo.toml': 'title = "x"\n',
    'content/guide.md': guide,
    'content/a.md': '[t]({{< ref "guide.md#testing" >}})\n',
  })
  write(cwd, 'content/guide.md', `# Guide\n\n${section('Reviews')}`)
  write(cwd, 'content/tests.md', `# Tests\n\n${section('Testing')}`)
  const id = commit(cwd)
  const [found] = await missing(cwd)
  expect(found?.past).toContain(`#testing was moved to content/tests.md in ${id}`)
  expect(found?.titles).toEqual([])
})

test.each([
  [
    'another text below the same heading',
    'docs/tests.md',
    `## Testing\n\nNothing that was there before, and in other words.\n`,
  ],
  ['a document that is gone', 'docs/gone.md', section('Testing')],
  ['no document', 'docs/tests.txt', section('Testing')],
])('are not found in %s', async (_, path, text) => {
  const { cwd, id } = repositoryOf(link, path, text)
  if (path === 'docs/gone.md') {
    rmSync(join(cwd, path))
    git(cwd, 'rm', '--quiet', path)
    commit(cwd, 3)
  }
  expect(await missing(cwd)).toEqual([
    {
      url: 'docs/guide.md#testing',
      past: `Git remembers: #testing was removed in ${id} (2026-03-02).`,
      titles: [],
    },
  ])
})
