// Writes docs/api: a page for each entry of each published package, of its declarations and their docstrings.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Application } from 'typedoc'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const packages = join(root, 'packages')
const target = join(root, 'docs', 'api')

// Two entries can be of one module: the first has the page.
const entries = readdirSync(packages)
  .flatMap(entriesOf)
  .filter(({ source }, index, all) => all.findIndex(other => other.source === source) === index)
rmSync(target, { recursive: true, force: true })
const pages = await pagesOf(entries)
rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
for (const [name, text] of pages) writeFileSync(join(target, `${name}.md`), text)
console.error(`Wrote ${pages.length} pages of the API.`)

/** The entries that the manifest of a published package promises; a `*` is each folder. */
function entriesOf(folder) {
  const manifest = JSON.parse(readFileSync(join(packages, folder, 'package.json'), 'utf8'))
  if (manifest.private === true) return []
  return Object.entries(manifest.exports ?? {}).flatMap(([path, target]) => {
    const source = target?.['hreflint-source']
    if (source === undefined || path === './internal') return []
    const [before, after] = source.split('*')
    const all = after === undefined ? [null] : readdirSync(join(packages, folder, before))
    return all
      .map(one => ({
        folder,
        specifier: manifest.name + path.slice(1).replace('*', one ?? ''),
        source: join(packages, folder, one === null ? source : before + one + after),
      }))
      .filter(entry => existsSync(entry.source))
  })
}

async function pagesOf(all) {
  const app = await Application.bootstrapWithPlugins({
    plugin: ['typedoc-plugin-markdown'],
    entryPoints: all.map(({ source }) => source),
    tsconfig: fileURLToPath(new URL('tsconfig.json', import.meta.url)),
    basePath: packages,
    // The type check of the repository says what is wrong, in the version that is used there.
    skipErrorChecking: true,
    readme: 'none',
    outputFileStrategy: 'modules',
    excludeInternal: true,
    excludePrivate: true,
    excludeProtected: true,
    excludeExternals: true,
    disableSources: true,
    sort: ['source-order'],
    groupOrder: ['Functions', 'Variables', 'Classes', '*'],
    logLevel: 'Error',
    out: target,
    // Of the plugin.
    hideBreadcrumbs: true,
    hidePageHeader: true,
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    classPropertiesFormat: 'table',
    typeAliasPropertiesFormat: 'table',
    useCodeBlocks: true,
  })
  const project = await app.convert()
  if (project === undefined) throw new Error('The declarations could not be read.')
  for (const module of project.children ?? []) {
    const entry = all.find(({ source }) => source === sourceOf(module.name))
    if (entry === undefined) throw new Error(`No package exports ${module.name}.`)
    module.name = pageName(entry)
  }
  await app.generateOutputs(project)
  return readdirSync(target, { recursive: true })
    .filter(path => path.endsWith('.md') && path !== 'README.md')
    .map(path => {
      const name = flatName(path)
      const entry = all.find(one => pageName(one) === name)
      return [name, entry === undefined ? namespacePage(path) : page(entry, path)]
    })
}

/** A module with namespaces is a folder: `a/README.md` → `a`, `a/namespaces/b.md` → `a-b`. */
function flatName(path) {
  return path
    .replaceAll(sep, '/')
    .replace(/\/README\.md$|\.md$/, '')
    .replaceAll('/namespaces/', '-')
}

/** The text of a page below its title, links to others changed to where those will be. */
function bodyOf(path) {
  const text = readFileSync(join(target, path), 'utf8').replace(/^# .*\n+/, '')
  return withoutDeadLinks(text).replace(
    /\]\((?![a-z]+:|#)([^)#]+\.md)/g,
    (_, link) => `](${flatName(relative(target, join(target, dirname(path), link)))}.md`,
  )
}

/** The library numbers headings of one name in its own way: what leads to none is no link. */
function withoutDeadLinks(text) {
  const seen = new Map()
  const ids = new Set(Array.from(text.matchAll(/ id="([^"]*)"/g), ([, id]) => id))
  for (const [, heading] of text.matchAll(/^#+ (.*)$/gm)) {
    const id = heading
      .toLowerCase()
      .replaceAll('.', '-')
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replace(/\s+/g, '-')
    const count = seen.get(id) ?? 0
    seen.set(id, count + 1)
    ids.add(count === 0 ? id : `${id}-${count}`)
  }
  return text.replace(/\[(`?[^\]]*`?)\]\(#([^)]*)\)/g, (link, words, id) =>
    ids.has(id) ? link : words,
  )
}

function namespacePage(path) {
  const name = flatName(path)
  return `---
title: ${JSON.stringify(name)}
description: ${JSON.stringify(`The functions and types of the namespace ${name}.`)}
outline: [2, 3]
---

# ${name}

${bodyOf(path)}`
}

/** The library names a module by its path, without `index.ts` and `.ts`. */
function sourceOf(name) {
  const path = join(packages, name)
  return existsSync(`${path}.ts`) ? `${path}.ts` : join(path, 'index.ts')
}

/** `@hreflint/core/specs/whatwg` → `core-specs-whatwg` */
function pageName({ specifier }) {
  return specifier.replace(/^@hreflint\//, '').replaceAll('/', '-')
}

function page(entry, path) {
  const { specifier, folder } = entry
  const isMain = specifier.split('/').length === (specifier.startsWith('@') ? 2 : 1)
  const about = `Everything that \`${specifier}\` exports.`
  const others = isMain ? othersOf(entry) : ''
  const example = isMain ? exampleOf(folder) : ''
  return `---
title: ${JSON.stringify(specifier)}
description: ${JSON.stringify(`What ${specifier} exports: functions, types and values.`)}
outline: [2, 3]
---

<!-- Generated by packages/site/api/write-api-pages.mjs. Do not edit. -->

# ${specifier}

${about}

${others}${example}${bodyOf(path)}`
}

/** Links to the further entries of a package. */
function othersOf({ specifier }) {
  const links = entries
    .filter(other => other.specifier.startsWith(`${specifier}/`))
    .map(other => `- [\`${other.specifier}\`](${pageName(other)}.md)`)
  return links.length === 0 ? '' : `Further entries:\n\n${links.join('\n')}\n\n`
}

/** The first sample of the README, which a test runs. */
function exampleOf(folder) {
  const readme = readFileSync(join(packages, folder, 'README.md'), 'utf8')
  const [sample] = /^```[jt]s\n[\s\S]*?^```\n/m.exec(readme) ?? []
  return sample === undefined ? '' : `${sample}\n`
}
