import { readHugo } from './hugo-options.ts'
import { folderIn, lineValue, outputIn, textOf } from './line-value.ts'
import { addressOf, folderOf, type GeneratorOptions } from './generator-options.ts'
import { otherIdsIn } from './other-ids.ts'
import { type OptionValue, ProgramOptions } from './program-options.ts'

/** Reads the options of a generator from the files that contain them. */
interface OptionsReader {
  /** Matches the paths of these files from the root of the site. */
  readonly files: RegExp
  /**
   * Reads the options. Null if only running the configuration would reveal them, so that nothing is
   * known about the site.
   */
  read(text: string): GeneratorOptions | null
}

const readers: Readonly<Record<string, OptionsReader>> = {
  vitepress: { files: /^\.vitepress\/config\.[cm]?[jt]s$/, read: readVitepress },
  docusaurus: { files: /^docusaurus\.config\.[cm]?[jt]s$/, read: readDocusaurusOptions },
  starlight: {
    files: /^astro\.config\.[cm]?[jt]s$/,
    read: text => readAstro(text, starlightFolders),
  },
  astro: { files: /^astro\.config\.[cm]?[jt]s$/, read: text => readAstro(text, astroFolders) },
  mkdocs: { files: /^mkdocs\.ya?ml$/, read: readMkdocsOptions },
  hugo: { files: /^hugo\.(?:toml|ya?ml|json)$/, read: readHugo },
  mdbook: { files: /^(?:book\.toml|src\/SUMMARY\.md)$/, read: readMdbook },
  jekyll: { files: /^_config\.ya?ml$/, read: readJekyll },
}

/** Whether a file contains the options of a generator. `path` is from the root of the site. */
export function hasOptions(profile: string, path: string): boolean {
  return readers[profile]?.files.test(path) === true
}

/**
 * Reads a configuration as text. Null if nothing can be known about the site without running it, or
 * if the profile has no options.
 */
export function readOptions(profile: string, text: string): GeneratorOptions | null {
  const options = readers[profile]?.read(text) ?? null
  return options === null ? null : { ...options, ...otherIdsIn(profile, text) }
}

function readVitepress(text: string): GeneratorOptions | null {
  const options = new ProgramOptions(text)
  const source = folderIn(options.valueOf('srcDir'), '')
  if (source === null) return null
  return {
    ...outputIn(options.outerValueOf('outDir')),
    ...(source === '' ? {} : { contents: [source], statics: [`${source}/public`] }),
    ...withoutBase(options.outerValueOf('base')),
    // With rewrites, the addresses of pages differ from the paths of their sources. A link to `.md`
    // only loses its ending, so it may lead to such an address.
    ...(options.has('rewrites') ? { certain: 'nothing' as const } : {}),
  }
}

function readDocusaurusOptions(text: string): GeneratorOptions {
  const options = new ProgramOptions(text)
  const folders = options.valueOf('staticDirectories')
  const statics = folders.kind === 'strings' ? folders.values.map(folderOf) : [null]
  const known = statics.filter(folder => folder !== null)
  return {
    ...withoutBase(options.outerValueOf('baseUrl')),
    ...(folders.kind === 'absent'
      ? {}
      : known.length === statics.length
        ? { statics: known }
        : { certain: 'sources' as const }),
  }
}

/** Links in Markdown leave the base out, and links in HTML have it. */
function withoutBase(value: OptionValue): Pick<GeneratorOptions, 'generatedFolders'> {
  const base = (textOf(value) ?? '').replace(/^\/+|\/+$/g, '')
  return base === '' ? {} : { generatedFolders: [base] }
}

const starlightFolders = ['content/docs', 'pages']
const astroFolders = ['pages']

function readAstro(text: string, folders: readonly string[]): GeneratorOptions | null {
  const options = new ProgramOptions(text)
  const source = folderIn(options.valueOf('srcDir'), 'src')
  const statics = folderIn(options.valueOf('publicDir'), 'public')
  const [site, base] = [options.valueOf('site'), options.valueOf('base')]
  if (source === null || statics === null) return null
  const [host, path] = [site, base].map(value =>
    value.kind === 'strings' ? (value.values[0] ?? null) : null,
  )
  return {
    ...outputIn(options.outerValueOf('outDir')),
    ...pageFiles[textOf(options.valueOf('format')) ?? ''],
    ...(source === 'src' ? {} : { contents: folders.map(folder => `${source}/${folder}`) }),
    ...(statics === 'public' ? {} : { statics: [statics] }),
    ...(base.kind === 'computed'
      ? { certain: 'sources' as const }
      : addressOf(host ?? null, path ?? null)),
  }
}

/** The values of Astro's `build.format` that make files of pages instead of folders. */
const pageFiles: Readonly<Record<string, GeneratorOptions>> = {
  file: { pagesAreFolders: false, sectionsAreFiles: true },
  preserve: { pagesAreFolders: false },
}

function readMkdocsOptions(text: string): GeneratorOptions | null {
  const docs = folderIn(lineValue(text, 'docs_dir'), 'docs')
  const address = lineValue(text, 'site_url')
  // Settings of another file may move everything.
  const inherits = lineValue(text, 'INHERIT').kind !== 'absent'
  if (docs === null || inherits) return null
  return {
    ...outputIn(lineValue(text, 'site_dir')),
    ...(docs === 'docs' ? {} : { contents: [docs] }),
    ...(textOf(lineValue(text, 'use_directory_urls')) === 'false'
      ? { pagesAreFolders: false }
      : {}),
    ...(address.kind === 'computed'
      ? { certain: 'sources' as const }
      : addressOf(textOf(address) || null, null)),
  }
}

function readMdbook(text: string): GeneratorOptions | null {
  const source = folderIn(lineValue(text, 'src'), 'src')
  const path = lineValue(text, 'site-url')
  if (source === null) return null
  return {
    ...outputIn(lineValue(text, 'build-dir')),
    ...(source === 'src' ? {} : { contents: [source] }),
    writesChapters: textOf(lineValue(text, 'create-missing')) !== 'false',
    ...(path.kind === 'computed' ? { certain: 'sources' as const } : siteIn(textOf(path))),
  }
}

/** Reads an address that is a path or a whole URL. */
function siteIn(address: string | null): Pick<GeneratorOptions, 'siteUrl'> {
  const isPath = address === null || address.startsWith('/')
  return isPath ? addressOf(null, address) : addressOf(address, null)
}

function readJekyll(text: string): GeneratorOptions | null {
  const source = folderIn(lineValue(text, 'source'), '')
  if (source === null) return null
  const base = lineValue(text, 'baseurl')
  const path = textOf(base) || null
  const permalink = textOf(lineValue(text, 'permalink'))
  return {
    ...outputIn(lineValue(text, 'destination')),
    ...(permalink === 'pretty' || permalink?.endsWith('/') === true
      ? { pagesAreFolders: true }
      : {}),
    ...(source === '' ? {} : { contents: [source] }),
    ...(path === null ? {} : addressOf(null, path)),
  }
}
