// The data of other projects that tests are held to. They are not part of this repository.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Where the command writes what it fetches; git ignores it. */
export const fetchedFolder = join(root, '.cache', 'conformance')

/** The folder with the data: the named one, or a checkout's neighbor, or what was fetched. */
export function conformanceFolder() {
  const named = process.env.HREFLINT_CONFORMANCE
  if (named !== undefined) return resolve(root, named)
  const beside = resolve(root, '../shared/conformance')
  return existsSync(beside) ? beside : fetchedFolder
}

/** Each part is a folder. Those that can be fetched are byte for byte the files of another repository. */
export const parts = {
  wpt: 'the Web Platform Tests of URLs',
  rfc: 'the vectors of RFC 3986, 3987 and IDNA2003',
  seeds: 'the vectors of the historic specifications',
  'connection-strings': "the drivers' own tests of connection strings",
  urlpattern: 'the Web Platform Tests of URLPattern',
  'structured-fields': 'the tests of structured fields',
}

/** The folder of a part. What was fetched counts if the other folder lacks it, unless a folder is named. */
export function folderOf(part) {
  const folder = join(conformanceFolder(), part)
  const isNamed = process.env.HREFLINT_CONFORMANCE !== undefined
  return isNamed || existsSync(folder) ? folder : join(fetchedFolder, part)
}

/** Whether a part is there. */
export function hasPart(part) {
  return existsSync(folderOf(part))
}

/** One line that says what `npm test` left out and how to get it; null if nothing. */
export function leftOut() {
  const absent = Object.keys(parts).filter(part => !hasPart(part))
  if (absent.length === 0) return null
  const names = new Intl.ListFormat('en').format(absent.map(part => parts[part]))
  const isFetched = absent.some(part => part === 'wpt' || part === 'structured-fields')
  const how = isFetched
    ? 'npm run conformance fetches the tests of URLs and of structured fields; '
    : ''
  return `Left out: ${names}. (${how}HREFLINT_CONFORMANCE names a folder that has them.)`
}
