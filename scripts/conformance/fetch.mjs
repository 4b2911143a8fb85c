// npm run conformance: fetches the Web Platform Tests of URLs and the tests of structured fields, so that `npm test` leaves
// out less. The files are those of web-platform-tests/wpt, url/resources, as of July 15, 2026, from a copy whose commit is
// known to have them, and of httpwg/structured-field-tests as of June 9, 2026. A file whose digest differs is not kept. One
// part can be fetched from another origin: npm run conformance -- <address> [part]
import { createHash } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fetchedFolder } from './parts.mjs'

const [, , origin, only = origin === undefined ? undefined : 'wpt'] = process.argv

/** Where each part comes from, with the SHA-256 of each file. */
const sources = {
  wpt: {
    origin:
      'https://raw.githubusercontent.com/ada-url/ada/308110b26b32d12db492d460a41e57932366269d/tests/wpt/',
    files: {
      'IdnaTestV2-removed.json': '921d56cc415159e36883e26eeb6f9924f399c5fbb24645a9c661aa790e3f8e94',
      'IdnaTestV2.json': '338192b9815dbdace6c035cb1acd50cd737070cd67d6e3f620d2543f63eb0cbb',
      'percent-encoding.json': 'ac3d9ec89f51e3855f9967ef8414eb470653a25d385cb88cbc3dc1c4d878d71c',
      'setters_tests.json': '62e4b14bdaddd66b0f7d99bf066aed1c4a588667f4aa97bf26da212134fc24bf',
      'toascii.json': '644eba9d5b593df8095cfa307222f3014542ff9cc02d555f8e5660059d80470f',
      'urltestdata-javascript-only.json':
        '74eaf2f3b8246b1fe44c388e3ecf8eb8442e01f229418b634acecb9595caddfa',
      'urltestdata.json': '355c9f1e5f34aae66ba8adfabf3c853f5cd30ea22964ef7a53eb292e7975d81e',
    },
  },
  'structured-fields': {
    origin:
      'https://raw.githubusercontent.com/httpwg/structured-field-tests/1e280c3ed9ffe0ca5fdb1d97219dddc389007677/',
    files: {
      'binary.json': 'f308666c10602eb970d8179fec0d6231639e0b885fa3428f6034bb7cb43b7fce',
      'boolean.json': '0413a8dd07dae5a794e9c968cce11dd913d448892a6ff0b102c6530fa4b9446f',
      'date.json': '187b13bc54e017a26a18fe0270792fc2b9a3819faac3cfbc7490c38d8a7653b3',
      'dictionary.json': '3e7626a312b6463bbbf6d4cface0492e8880029b33bbdcf0c5691c137862059a',
      'display-string.json': 'c1fc712bfdba7b0bcdf8d3c62a3f9f4aff2fbd33931b6eeb8c9d68d6beb3cded',
      'examples.json': 'f180e525adcb8bf0199e6fdae3e915e030aef28529de138ad2967d2115fd6835',
      'item.json': '6104e2be2fdc269071973a577ae5460e55c25e40ee138a064a3dabcacf9d99a0',
      'key-generated.json': '7cf177687eadfa15e8aafe158788348e067dbadc675987823a2a08a414ebeafc',
      'large-generated.json': 'ade790e9425083bb8e8f5082a6c0b7565877feefdd59d37ed76b4dbfab14d3c4',
      'list.json': 'd8d21cac1f5814363a5cfe56b1bd80963bce36cacbb0c1a59d59c14ae7622ba7',
      'listlist.json': '82b961c02b55753d122a8f72bffde93d178575f03a43154818afb73091f688cf',
      'number-generated.json': '32b672b3cc61bc0b26d9d7da4b2d86508e05bab029bfce43a65afc8fd355c922',
      'number.json': 'fe5cab144d9cd76ba465ed6222eea68e19d7d8679c0e1499ca7f9c7af34f420d',
      'param-dict.json': '3dcc8fc0977072d542e34f13dcfe5fe22e520a5abc2220f86ffcbbcc8b409bdb',
      'param-list.json': '232e87b307051619055262cd6ac550790961db11ed1f58d8139186b872afca17',
      'param-listlist.json': 'fde5860376f2be0d2d497fb2e2c5a36ee2bdace0ecfc511ba474ec14e6852321',
      'string-generated.json': '99c4d3dac05e0452a0b8bee2b6b1d78898cfb6ccda2cc34aa6d1fcf1dfd2864a',
      'string.json': '247080f284048c5931c49e6b63064fd3caa49e737b565084b5efa3ccace33137',
      'token-generated.json': '33f8cb0f15958126f682608efb99eea8214ce92a04d5fb56999c3c5f01046439',
      'token.json': '9fd251e8ac0cb3ef71533b6063affb09c6faef1cdefa9568ce8c94a0041381ef',
    },
  },
}

/** @throws {Error} with an answer for a person */
async function read(name, digest, from) {
  const address = new URL(name, from)
  const response = await fetch(address).catch(({ cause }) => {
    throw new Error(`${address} cannot be reached: ${cause?.message || cause?.code}.`)
  })
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const found = createHash('sha256').update(bytes).digest('hex')
  if (found !== digest) throw new Error(`${address} is another file: its SHA-256 is ${found}.`)
  return { name, bytes }
}

async function fetchPart(part) {
  const { files, origin: usual } = sources[part]
  const fetched = await Promise.all(
    Object.entries(files).map(([name, digest]) => read(name, digest, origin ?? usual)),
  )
  // All files or none: a part that is there is whole.
  const folder = join(fetchedFolder, part)
  const unfinished = `${folder}.${process.pid}`
  await mkdir(unfinished, { recursive: true })
  for (const { name, bytes } of fetched) await writeFile(join(unfinished, name), bytes)
  await rm(folder, { recursive: true, force: true })
  await rename(unfinished, folder)
  console.log(`Wrote ${fetched.length} files to ${folder}. npm test uses them.`)
}

for (const part of Object.keys(sources)) {
  if (only !== undefined && part !== only) continue
  try {
    await fetchPart(part)
  } catch (error) {
    console.error(`Nothing was written. ${error.message}`)
    process.exitCode = 1
  }
}
