import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * The licenses of the packages of others that are part of a bundle, one after another; empty if
 * there are none. A text that several packages have comes once, below their names. `metafile` is
 * esbuild's, with paths from `folder`.
 */
export function licensesOf(folder, metafile) {
  const inputs = Object.values(metafile.outputs).flatMap(output => Object.entries(output.inputs))
  const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0)
  const roots = used.flatMap(([path]) => packageRoot(resolve(folder, path)) ?? [])
  const titles = new Map()
  for (const { title, text } of [...new Set(roots)].map(licenseOf)) {
    titles.set(text, [...(titles.get(text) ?? []), title].sort())
  }
  return Array.from(titles, ([text, names]) => `${names.join('\n')}\n\n${text}`)
    .sort()
    .join('\n\n')
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
  const title = `# ${name} ${version}${license === undefined ? '' : ` (${license})`}`
  return { title, text: texts.join('\n\n') }
}
