// How many mistakes other tools see: the first example of each mistake of the URL Standard, as the
// `href` of a link in a document of its own, beside the same document with a sound URL. A tool sees the
// mistake if it says something that it does not say of the sound one.
//
//     npm install --prefix <folder> @html-eslint/eslint-plugin @html-eslint/parser eslint markuplint
//     TOOLS=<folder> node test/bench/programs/other-tools.mjs
//
// Without TOOLS these are left out. docs/guide/comparison.md has the figures, with their date.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { HtmlValidate } from 'html-validate'
import htmlhint from 'htmlhint'
import { parseURL, parseURLWithValidationErrors } from 'whatwg-url'
import { bundleSources } from '../bundle-sources.mjs'
import { vnuJar } from './vnu-jar.mjs'

const { catalogue, lintDocument } = await bundleSources(
  'other-tools',
  "export * from '@hreflint/core'; export * from '../../linter/src/index.ts'",
)

const sound = 'https://example.com/'
const documentOf = (url, base) =>
  `<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Page</title>\n${base === undefined ? '' : `<base href="${base}">\n`}</head>\n<body>\n<p><a href="${escaped(url)}">Link</a></p>\n</body>\n</html>\n`
const escaped = text => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const mistakes = [...catalogue.values()]
  .filter(({ code }) => code.startsWith('whatwg/'))
  .flatMap(({ code, kind, examples }) => {
    const { url, base } = examples.find(({ encoding }) => encoding === undefined) ?? {}
    const text = url?.replaceAll(/[«»]/g, '')
    // A file cannot contain lone surrogates.
    if (text === undefined || /\p{Cs}/u.test(text)) return []
    const page = documentOf(text, base)
    const isReported = lintDocument(page, 'html').some(finding => finding.code === code)
    return isReported ? [{ code, kind, text, base, page }] : []
  })

/** Gives what a tool says of each page, as texts. */
const tools = {
  hreflint: pages =>
    pages.map(({ page }) => lintDocument(page, 'html').map(({ message }) => message)),
  'new URL()': pages =>
    pages.map(({ text, base }) => (URL.canParse(text, base ?? sound) ? [] : ['cannot be parsed'])),
  'whatwg-url': pages =>
    pages.map(({ text, base }) =>
      parseURLWithValidationErrors(text, {
        baseURL: parseURL(base ?? sound) ?? parseURL(sound),
      }).validationErrors.map(String),
    ),
  'html-validate': pages => {
    const validator = new HtmlValidate({ extends: ['html-validate:recommended'] })
    return pages.map(({ page }) =>
      validator.validateStringSync(page).results.flatMap(({ messages }) => messages.map(saying)),
    )
  },
  HTMLHint: pages =>
    pages.map(({ page }) =>
      htmlhint.HTMLHint.verify(page, htmlhint.HTMLHint.defaultRuleset).map(saying),
    ),
  ...fromFolder(process.env.TOOLS),
  ...nuHtmlChecker(vnuJar()),
}

function saying({ message, msg }) {
  return message ?? msg
}

function fromFolder(folder) {
  if (folder === undefined) return {}
  const require = createRequire(join(folder, 'package.json'))
  const load = (name, file = require.resolve(name)) => import(pathToFileURL(file).href)
  return {
    'html-eslint': async pages => {
      const [{ Linter }, { default: plugin }, parser] = await Promise.all(
        ['eslint', '@html-eslint/eslint-plugin', '@html-eslint/parser'].map(name => load(name)),
      )
      const rules = { '@html-eslint/no-invalid-attr-value': 'error' }
      const config = [
        {
          files: ['**/*.html'],
          languageOptions: { parser },
          plugins: { '@html-eslint': plugin },
          rules,
        },
      ]
      return pages.map(({ page }) => new Linter().verify(page, config, 'a.html').map(saying))
    },
    markuplint: async pages => {
      const lib = 'node_modules/markuplint/lib/index.js'
      const { mlTest } = await load('markuplint', join(folder, lib))
      const said = []
      for (const { page } of pages) {
        const { violations } = await mlTest(page, { rules: { 'invalid-attr': true } })
        said.push(violations.map(saying))
      }
      return said
    },
  }
}

function nuHtmlChecker(jar) {
  if (jar === null) return {}
  return {
    'Nu Html Checker': pages => {
      const folder = mkdtempSync(join(tmpdir(), 'hreflint-tools-'))
      mkdirSync(folder, { recursive: true })
      const paths = pages.map(({ page }, index) => {
        const path = join(folder, `${index}.html`)
        writeFileSync(path, page)
        return path
      })
      const args = ['-jar', jar, '--format', 'json', ...paths]
      const { stderr } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 1e8 })
      rmSync(folder, { recursive: true })
      const said = pages.map(() => [])
      for (const { url, message, type } of JSON.parse(stderr).messages) {
        if (type === 'error') said[Number(/(\d+)\.html$/.exec(url)?.[1])]?.push(message)
      }
      return said
    },
  }
}

const { version } = JSON.parse(
  readFileSync(new URL('../../../packages/cli/package.json', import.meta.url), 'utf8'),
)
const exceptions = mistakes.filter(({ kind }) => kind === 'parse-exception').length
console.log(`hreflint ${version}: ${mistakes.length} mistakes of the URL Standard in an href`)
console.log(`${''.padEnd(18)}parse exceptions   conformance errors`)
for (const [name, run] of Object.entries(tools)) {
  const soundPages = mistakes.map(({ base }) => ({
    text: sound,
    base,
    page: documentOf(sound, base),
  }))
  const [ofMistakes, ofSound] = [await run(mistakes), await run(soundPages)]
  const seen = mistakes.filter((_, index) =>
    ofMistakes[index].some(message => !ofSound[index].includes(message)),
  )
  const seenExceptions = seen.filter(({ kind }) => kind === 'parse-exception').length
  const share = (part, all) => `${part} of ${all}`.padEnd(19)
  console.log(
    `${name.padEnd(18)}${share(seenExceptions, exceptions)}${share(seen.length - seenExceptions, mistakes.length - exceptions)}`,
  )
  if (process.argv.includes('--missed')) {
    const missed = mistakes.filter(mistake => !seen.includes(mistake))
    console.log(missed.map(({ code, text }) => `    ${code}: ${JSON.stringify(text)}`).join('\n'))
  }
}
