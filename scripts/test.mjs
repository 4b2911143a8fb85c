// npm test: everything that can be tested without an editor. Arguments go to the test runner.
import { leftOut } from './conformance/parts.mjs'
import { bin, generatePages, install, run } from './set-up.mjs'

// Last, whether or not the tests pass.
process.on('exit', () => {
  const line = leftOut()
  if (line !== null) console.error(line)
})

install()
run(bin('tsc'), '-b')
run(process.execPath, 'scripts/bundle.mjs')
generatePages()
run(bin('vitest'), 'run', ...process.argv.slice(2))
