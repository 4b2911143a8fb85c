import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * The licenses of the packages of others that are part of a bundle, one after another; empty if
 * there are none. `metafile` is esbuild's, with paths from `folder`.
 */
export function licensesOf(folder, metafile) {
  const inputs = Object.values(metafile.outputs).flatMap(output => Object.entries(output.inputs))
  const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0)
  const roots = used.flatMap(([path]) => packageRoot(resolve(folder, path)) ?? [])
  return [...new Set(roots)].map(licenseOf).sort().join('\n\n')
}

/** `…/node_modules/name/lib/file.js` → `…/node_modules/name` */
function packageRoot(path) {
  const found = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(path)
  return found === null ? null : found[0]
}

function licenseOf(root) {
  const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const names = readdirSync(root)
  const own = names.filter(file => /^licen[cs]e/i.test(file))
  // An old package says it at the end of its README alone.
  const files = own.length > 0 ? own : names.filter(file => /^readme/i.test(file))
  const texts = files.map(file => readFileSync(join(root, file), 'utf8').trim())
  const title = [name, version, license === undefined ? '' : `(${license})`].join(' ').trim()
  return [`# ${title}`, ...texts].join('\n\n')
}
