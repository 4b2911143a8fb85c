import { expect, test } from 'vitest'
import { runCli } from '../cli/support/run-cli.ts'
import { repositoryRoot } from '../support/source-files.ts'

// No link of this repository's own pages is broken, as a forge shows them: the pages that are generated included.

test('the links of the documentation and of all READMEs lead somewhere', async () => {
  const args =
    '--references fragments --profile github --no-ignore --no-config --statistics --format json'
  const { stdout, stderr, code } = await runCli(
    [
      ...args.split(' '),
      '--select',
      'reference/*',
      'docs',
      'packages/*/README.md',
      'README.md',
      'CONTRIBUTING.md',
      'ARCHITECTURE.md',
    ],
    { cwd: repositoryRoot },
  )
  const files: { filePath: string; findings: { code: string; message: string }[] }[] =
    JSON.parse(stdout)
  expect(
    files.flatMap(({ filePath, findings }) =>
      findings
        .filter(({ code }) => code !== 'reference/untracked')
        .map(({ message }) => `${filePath}: ${message}`),
    ),
  ).toEqual([])
  expect(code).toBe(0)
  // So many at least that something was looked at.
  expect(Number(/links: (\d+) resolved/.exec(stderr)?.[1])).toBeGreaterThan(200)
})
