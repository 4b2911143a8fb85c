// The Nu Html Checker, which is Java: `VNU_JAR=vnu.jar`, or downloaded once from npm.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cache = fileURLToPath(new URL('../../../node_modules/.cache/vnu/', import.meta.url))

export const vnuVersion = '26.9.27'

/** Path of the jar; null if it, or Java, cannot be had. */
export function vnuJar() {
  if (spawnSync('java', ['-version']).error !== undefined) return missing('java')
  if (process.env.VNU_JAR !== undefined) return process.env.VNU_JAR
  const jar = join(cache, 'package/build/dist/vnu.jar')
  if (existsSync(jar)) return jar
  mkdirSync(cache, { recursive: true })
  try {
    execFileSync('npm', ['pack', '--silent', `vnu-jar@${vnuVersion}`], { cwd: cache })
    const archive = readdirSync(cache).find(name => name.endsWith('.tgz'))
    execFileSync('tar', ['-xzf', archive], { cwd: cache })
    return existsSync(jar) ? jar : missing('vnu.jar in its package')
  } catch (error) {
    return missing(`vnu-jar: ${error.message.split('\n')[0]}`)
  }
}

function missing(what) {
  console.error(`Cannot get ${what}`)
  return null
}

/** Seconds that a program takes, of the processor and by the clock; Bash measures its children. */
export function timeOfProgram(command, folder) {
  const script = 'TIMEFORMAT=\'%U %S %R\'; time "$@" >/dev/null 2>&1'
  const { stderr } = spawnSync('bash', ['-c', script, 'bash', ...command], {
    cwd: folder,
    encoding: 'utf8',
  })
  const [user, system, clock] = stderr.trim().split(/\s+/).map(Number)
  return { processor: user + system, clock }
}
