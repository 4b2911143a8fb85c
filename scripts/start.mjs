// npm start -- <files>: lints files with the command line as it is in this checkout; without files,
// the example site.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { bundle, install, root } from './set-up.mjs'

install()
bundle()

const args = process.argv.slice(2)
const isDemo = args.length === 0
const command = join(root, 'packages', 'cli', 'dist', 'bin.cjs')
// The example is no page of this repository, whose own lint leaves it out.
const linted = isDemo ? ['--no-ignore', 'examples/site'] : args
const { status } = spawnSync(process.execPath, [command, ...linted], {
  cwd: isDemo ? root : (process.env.INIT_CWD ?? process.cwd()),
  stdio: 'inherit',
})
if (isDemo) {
  console.error(
    `\nThe findings in examples/site are there on purpose; hreflint itself ended with exit code ${status}.`,
  )
  console.error('Lint your own files: npm start -- path/to/page.html')
}
// The example has errors by design: that the demonstration ran is its success.
process.exit(isDemo && status === 1 ? 0 : (status ?? 2))
