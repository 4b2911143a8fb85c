// npm run conformance: fetches the Web Platform Tests of URLs, so that `npm test` leaves out less. The files are
// those of web-platform-tests/wpt, url/resources, as of July 15, 2026. They come from a copy whose commit is known to have
// them; a file whose digest differs is not kept. Another origin can be named: npm run conformance -- <address>
import { createHash } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fetchedFolder } from './parts.mjs'

const origin =
  process.argv[2] ??
  'https://raw.githubusercontent.com/ada-url/ada/308110b26b32d12db492d460a41e57932366269d/tests/wpt/'

/** SHA-256 of each file. */
const files = {
  'IdnaTestV2-removed.json': '921d56cc415159e36883e26eeb6f9924f399c5fbb24645a9c661aa790e3f8e94',
  'IdnaTestV2.json': '338192b9815dbdace6c035cb1acd50cd737070cd67d6e3f620d2543f63eb0cbb',
  'percent-encoding.json': 'ac3d9ec89f51e3855f9967ef8414eb470653a25d385cb88cbc3dc1c4d878d71c',
  'setters_tests.json': '62e4b14bdaddd66b0f7d99bf066aed1c4a588667f4aa97bf26da212134fc24bf',
  'toascii.json': '644eba9d5b593df8095cfa307222f3014542ff9cc02d555f8e5660059d80470f',
  'urltestdata-javascript-only.json':
    '74eaf2f3b8246b1fe44c388e3ecf8eb8442e01f229418b634acecb9595caddfa',
  'urltestdata.json': '355c9f1e5f34aae66ba8adfabf3c853f5cd30ea22964ef7a53eb292e7975d81e',
}

/** @throws {Error} with an answer for a person */
async function read(name, digest) {
  const address = new URL(name, origin)
  const response = await fetch(address).catch(({ cause }) => {
    throw new Error(`${address} cannot be reached: ${cause?.message || cause?.code}.`)
  })
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const found = createHash('sha256').update(bytes).digest('hex')
  if (found !== digest) throw new Error(`${address} is another file: its SHA-256 is ${found}.`)
  return { name, bytes }
}

try {
  const fetched = await Promise.all(
    Object.entries(files).map(([name, digest]) => read(name, digest)),
  )
  // All files or none: a part that is there is whole.
  const folder = join(fetchedFolder, 'wpt')
  const unfinished = `${folder}.${process.pid}`
  await mkdir(unfinished, { recursive: true })
  for (const { name, bytes } of fetched) await writeFile(join(unfinished, name), bytes)
  await rm(folder, { recursive: true, force: true })
  await rename(unfinished, folder)
  console.log(`Wrote ${fetched.length} files to ${folder}. npm test uses them.`)
} catch (error) {
  console.error(`Nothing was written. ${error.message}`)
  process.exitCode = 1
}
