// What the programs answered, frozen: the cases of `cases.mjs`, then generated URLs.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { inputsOf } from './inputs/inputs.mjs'
import { cases } from './published/cases.mjs'

const folder = new URL('frozen/', import.meta.url)

/** The URLs of the frozen answers. */
export const frozenUrls = [...new Set([...cases.map(({ url }) => url), ...inputsOf(4000, 2022)])]

/** The programs whose answers are frozen, in alphabetical order. */
export const frozenNames = readdirSync(folder).map(file => file.replace('.json.br', ''))

/** The version and the answers of a program, one for each of `frozenUrls`. */
export function readFrozen(name) {
  return JSON.parse(
    brotliDecompressSync(readFileSync(new URL(`${name}.json.br`, folder))).toString(),
  )
}

export function writeFrozen(name, version, answers) {
  const text = JSON.stringify({ version, urls: frozenUrls.length, answers })
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
  writeFileSync(new URL(`${name}.json.br`, folder), brotliCompressSync(text, { params }))
}
