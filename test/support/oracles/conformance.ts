import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const folder = resolve(root, process.env.HREFLINT_CONFORMANCE ?? '../shared/conformance')

/** The conformance data, which are kept outside the project. */
export const conformance = {
  folder,
  present: existsSync(resolve(folder, 'wpt/urltestdata.json')),
  /** The title of a suite that needs the data; it says why it is skipped when they are absent. */
  title(name: string): string {
    return this.present
      ? name
      : `${name} (skipped: no conformance data in ${folder}; set HREFLINT_CONFORMANCE)`
  },
  /** The JSON of one file; an empty list when the data are absent. */
  read(path: string): unknown {
    return this.present ? JSON.parse(readFileSync(resolve(folder, path), 'utf8')) : []
  },
}
