// The main script of the executable: writes the command line, which is in the executable, to a folder of the user once, and
// starts it there. Workers and what few runs need are files, and Node keeps what it compiled for the next start.
const {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} = require('node:fs')
const { createRequire } = require('node:module')
const { homedir, tmpdir } = require('node:os')
const { dirname, join } = require('node:path')
const { getAsset } = require('node:sea')

const key = getAsset('key', 'utf8')

/** Whether a folder is there and nobody else can have written it. */
function isOwn(folder) {
  const stats = lstatSync(folder, { throwIfNoEntry: false })
  if (stats?.isDirectory() !== true) return false
  return (
    process.getuid === undefined || (stats.uid === process.getuid() && (stats.mode & 0o022) === 0)
  )
}

function unpackTo(folder) {
  for (const [path, text] of Object.entries(JSON.parse(getAsset('files', 'utf8')))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true, mode: 0o700 })
    writeFileSync(join(folder, path), text)
  }
}

/** The folder for this version below the user's cache. A run that is interrupted leaves nothing there that looks complete. */
function keptFolder() {
  const cache =
    process.platform === 'win32'
      ? process.env.LOCALAPPDATA
      : process.env.XDG_CACHE_HOME || join(homedir(), '.cache')
  const parent = join(cache, 'hreflint')
  const folder = join(parent, key)
  if (isOwn(folder)) return folder
  // Not recursively: below /proc, Node would try without an end.
  for (const each of [cache, parent]) if (!existsSync(each)) mkdirSync(each, { mode: 0o700 })
  const fresh = mkdtempSync(`${folder}-`)
  unpackTo(fresh)
  try {
    renameSync(fresh, folder)
  } catch {
    // Another run was faster.
    rmSync(fresh, { recursive: true, force: true })
  }
  if (!isOwn(folder)) throw new Error(`${folder} belongs to somebody else.`)
  return folder
}

/** Where nothing can be kept, as in a container that is read-only. */
function passingFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'hreflint-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  unpackTo(folder)
  return folder
}

function folder() {
  try {
    return keptFolder()
  } catch {
    return passingFolder()
  }
}

const command = join(folder(), 'dist', 'bin.cjs')
createRequire(command)(command)
