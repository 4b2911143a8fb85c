import { addressOf, folderOf, type GeneratorOptions } from './generator-options.ts'
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
  mdbook: { files: /^book\.toml$/, read: readMdbook },
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
  return readers[profile]?.read(text) ?? null
}

/** Returns the configured folder, or the usual one if none is configured; null if it is unknown. */
function folderIn(value: OptionValue, usual: string): string | null {
  if (value.kind === 'absent') return usual
  return value.kind === 'strings' && value.values.length === 1
    ? folderOf(value.values[0] ?? '')
    : null
}

function readVitepress(text: string): GeneratorOptions | null {
  const options = new ProgramOptions(text)
  const source = folderIn(options.valueOf('srcDir'), '')
  if (source === null) return null
  return {
    ...(source === '' ? {} : { contents: [source], statics: [`${source}/public`] }),
    // With rewrites, the addresses of pages differ from the paths of their sources.
    ...(options.has('rewrites') ? { certain: 'sources' as const } : {}),
  }
}

function readDocusaurusOptions(text: string): GeneratorOptions {
  const folders = new ProgramOptions(text).valueOf('staticDirectories')
  if (folders.kind === 'absent') return {}
  const statics = folders.kind === 'strings' ? folders.values.map(folderOf) : [null]
  const known = statics.filter(folder => folder !== null)
  return known.length === statics.length ? { statics: known } : { certain: 'sources' }
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
    ...(source === 'src' ? {} : { contents: folders.map(folder => `${source}/${folder}`) }),
    ...(statics === 'public' ? {} : { statics: [statics] }),
    ...(base.kind === 'computed'
      ? { certain: 'sources' as const }
      : addressOf(host ?? null, path ?? null)),
  }
}

/**
 * Returns the plain value of a key at the start of a line. `computed` if the value is not plain,
 * for example has a tag or a variable.
 */
function lineValue(text: string, key: string): OptionValue {
  const line = new RegExp(`^${key}[ \\t]*[:=][ \\t]*(.*)$`, 'm').exec(text)?.[1]
  if (line === undefined) return { kind: 'absent' }
  const value = /^(?:"([^"]*)"|'([^']*)'|([^\s#"'!&*[{|>][^#]*?))[ \t]*,?(?:[ \t]#.*)?$/.exec(
    line.trim(),
  )
  const written = value?.[1] ?? value?.[2] ?? value?.[3]
  if (written === undefined || /\$\{|\{\{/.test(written)) return { kind: 'computed' }
  return { kind: 'strings', values: [written.trim()] }
}

function textOf(value: OptionValue): string | null {
  return value.kind === 'strings' ? (value.values[0] ?? null) : null
}

function readMkdocsOptions(text: string): GeneratorOptions | null {
  const docs = folderIn(lineValue(text, 'docs_dir'), 'docs')
  const address = lineValue(text, 'site_url')
  if (docs === null) return null
  return {
    ...(docs === 'docs' ? {} : { contents: [docs] }),
    ...(textOf(lineValue(text, 'use_directory_urls')) === 'false'
      ? { pagesAreFolders: false }
      : {}),
    ...(address.kind === 'computed'
      ? { certain: 'sources' as const }
      : addressOf(textOf(address) || null, null)),
  }
}

function readHugo(text: string): GeneratorOptions | null {
  const isJson = text.trimStart().startsWith('{')
  const keyed = (key: string) => lineValue(text, isJson ? `[ \\t]*"${key}"` : key)
  const content = folderIn(keyed('contentDir'), 'content')
  const statics = folderIn(keyed('staticDir'), 'static')
  if (content === null || statics === null) return null
  return {
    ...(textOf(keyed('uglyURLs')) === 'true' ? { pagesAreFolders: false } : {}),
    ...(content === 'content' ? {} : { contents: [content] }),
    ...(statics === 'static' ? {} : { statics: [statics, 'assets'] }),
  }
}

function readMdbook(text: string): GeneratorOptions | null {
  const source = folderIn(lineValue(text, 'src'), 'src')
  if (source === null) return null
  return source === 'src' ? {} : { contents: [source] }
}

function readJekyll(text: string): GeneratorOptions | null {
  const source = folderIn(lineValue(text, 'source'), '')
  if (source === null) return null
  const base = lineValue(text, 'baseurl')
  const path = textOf(base) || null
  const permalink = textOf(lineValue(text, 'permalink'))
  return {
    ...(permalink === 'pretty' || permalink?.endsWith('/') === true
      ? { pagesAreFolders: true }
      : {}),
    ...(source === '' ? {} : { contents: [source] }),
    ...(path === null ? {} : addressOf(null, path)),
  }
}
