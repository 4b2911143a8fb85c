import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { encodeMappingTable } from './encode.mts'

/** Puts the table of `tr46` into a bundle as text that is decoded when the table is first asked for. */
export const mappingTable: Plugin = {
  name: 'mapping-table',
  setup(build) {
    build.onLoad({ filter: /[\\/]tr46[\\/]lib[\\/]mappingTable\.json$/ }, async ({ path }) => {
      const encoded = encodeMappingTable(JSON.parse(await readFile(path, 'utf8')))
      const contents = `module.exports = require('./decode.mts').decodeMappingTable(${JSON.stringify(encoded)})`
      return { contents, resolveDir: import.meta.dirname }
    })
  },
}
