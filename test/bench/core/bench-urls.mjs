// The list of real-world URLs that the core is measured on. It is kept outside the project.
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const path = resolve(root, process.env.HREFLINT_BENCH_URLS ?? '../shared/bench/urls.txt')

/** The URLs, one a line of the file; ends the benchmark with a message if there is no such file. */
export function benchUrls() {
  if (!existsSync(path)) {
    console.log(`Skipped: there is no list of URLs at ${path}; HREFLINT_BENCH_URLS can name one.`)
    process.exit(0)
  }
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line !== '')
}
