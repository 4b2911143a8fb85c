// The real programs: how each is started, and which version it says that it is.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('drivers/', import.meta.url))
const python = '/usr/bin/python3'
const run = (command, ...args) => [command, args]
const source = name => join(folder, name)

function buildGo(built) {
  const target = join(built, 'url_driver')
  execFileSync('go', ['build', '-o', target, source('compiled/url_driver.go')], { stdio: 'pipe' })
  return run(target)
}

function buildJava(built, reader) {
  execFileSync('javac', ['-d', built, source('compiled/UrlDriver.java')], { stdio: 'pipe' })
  return run('java', '-cp', built, 'UrlDriver', reader)
}

function buildMono(built) {
  const target = join(built, 'UriDriver.exe')
  execFileSync('mcs', [`-out:${target}`, source('compiled/UriDriver.cs')], { stdio: 'pipe' })
  return run('mono', target)
}

function buildWget(built) {
  const shim = join(built, 'wget_shim.so')
  const options = [
    '-shared',
    '-fPIC',
    '-O1',
    '-w',
    '-o',
    shim,
    source('compiled/wget_shim.c'),
    '-ldl',
  ]
  execFileSync('cc', options, { stdio: 'pipe' })
  return run(python, source('wget.py'), shim)
}

const crates = '/usr/share/cargo/registry'

function buildRust(built) {
  const project = join(built, 'rust')
  mkdirSync(join(project, '.cargo'), { recursive: true })
  const main = JSON.stringify(source('compiled/url_driver.rs'))
  writeFileSync(
    join(project, 'Cargo.toml'),
    `[package]\nname = "url_driver"\nversion = "0.0.0"\nedition = "2018"\n[[bin]]\nname = "url_driver"\npath = ${main}\n[dependencies]\nurl = "*"\n`,
  )
  writeFileSync(
    join(project, '.cargo', 'config.toml'),
    `[source.crates-io]\nreplace-with = "debian"\n[source.debian]\ndirectory = "${crates}"\n`,
  )
  execFileSync('cargo', ['build', '--release', '--offline'], { cwd: project, stdio: 'pipe' })
  return run(join(project, 'target', 'release', 'url_driver'))
}

/**
 * By the name after `program/`: the command that says the version, and the driver, with a folder for
 * what it compiles.
 */
export const drivers = {
  curl: { version: ['curl', '-V'], start: () => run(python, source('curl.py')) },
  wget: { version: ['wget', '--version'], needs: 'cc', start: buildWget },
  python: { version: [python, '-V'], start: () => run(python, source('python.py')) },
  requests: {
    version: [
      python,
      '-c',
      'import requests as r, urllib3 as u; print(r.__version__, u.__version__)',
    ],
    start: () => run(python, source('requests.py')),
  },
  go: { version: ['go', 'version'], start: buildGo },
  java: { version: ['java', '-version'], start: built => buildJava(built, 'url') },
  'java-uri': { version: ['java', '-version'], start: built => buildJava(built, 'uri') },
  php: { version: ['php', '-v'], start: () => run('php', source('parse_url.php')) },
  'php-filter': {
    version: ['php', '-v'],
    start: () => run('php', source('parse_url.php'), 'filter'),
  },
  ruby: { version: ['ruby', '-v'], start: () => run('ruby', source('uri.rb'), 'uri') },
  addressable: {
    version: ['ruby', '-raddressable', '-e', 'puts Addressable::VERSION::STRING'],
    start: () => run('ruby', source('uri.rb'), 'addressable'),
  },
  perl: {
    version: ['perl', '-MURI', '-e', 'print $URI::VERSION'],
    start: () => run('perl', source('uri.pl')),
  },
  glib: {
    version: [
      python,
      '-c',
      'from gi.repository import GLib as g; print(g.MAJOR_VERSION, g.MINOR_VERSION, g.MICRO_VERSION, sep=".")',
    ],
    start: () => run(python, source('guri.py')),
  },
  node: { version: ['node', '--version'], start: () => run('node', source('url-parse.mjs')) },
  git: { version: ['git', '--version'], start: () => run(python, source('git.py')) },
  nginx: { version: ['nginx', '-v'], start: () => run(python, source('nginx.py')) },
  rust: {
    version: ['sh', '-c', `ls ${crates} | grep '^url-' | tr - ' '`],
    needs: 'cargo',
    start: buildRust,
  },
  chrome: {
    version: ['chromium', '--version'],
    start: () => run('node', source('browser.mjs'), 'chromium'),
  },
  firefox: {
    version: ['firefox-esr', '--version'],
    start: () => run('node', source('browser.mjs'), 'firefox-esr'),
  },
  dotnet: { version: ['mono', '--version'], start: buildMono },
}

/** The first line that a program says of itself; null where it, or what its driver needs, is not installed. */
export function versionOf(name) {
  const [command, ...args] = drivers[name].version
  const { needs } = drivers[name]
  if (needs !== undefined && spawnSync(needs, ['--version']).status !== 0) return null
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  return status === 0 ? `${stdout}${stderr}`.trim().split('\n')[0] : null
}

/** What a program makes of each URL: null, or scheme, user, password, host, port and target. */
export function askProgram(name, urls) {
  // A folder for each question: another process may compile the same driver at the same time.
  const built = mkdtempSync(join(tmpdir(), 'hreflint-drivers-'))
  try {
    return answersOf(name, urls, drivers[name].start(built))
  } finally {
    rmSync(built, { recursive: true, force: true })
  }
}

function answersOf(name, urls, [command, args]) {
  const input = urls.map(url => `${asciiJson(url)}\n`).join('')
  const env = { ...process.env, LC_ALL: 'C.UTF-8', NODE_OPTIONS: '' }
  const { stdout, stderr, status } = spawnSync(command, args, {
    input,
    encoding: 'utf8',
    env,
    maxBuffer: 2 ** 30,
  })
  const lines = stdout.trimEnd().split('\n')
  if (status !== 0 || lines.length !== urls.length) {
    throw new Error(
      `The driver of ${name} answered ${lines.length} of ${urls.length}: ${stderr.slice(-500)}`,
    )
  }
  return lines.map(line => JSON.parse(line))
}

function asciiJson(text) {
  return JSON.stringify(text).replace(
    /[^\0-~]/g,
    unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
