import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type Ended, runToEnd } from '../../../package/support/run-to-end.ts'

/** How fast a person types who does not copy: 40 words of five characters a minute. */
const charactersPerMinute = 200

/** What a person had typed when something was reached, and how long the machine took. */
export interface Reached {
  readonly what: string
  readonly typed: number
  readonly seconds: number
}

/** A stranger in an empty folder, who has Node, npm, git and an empty home. Counts what is typed. */
export class Desk {
  readonly home: string
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
  readonly #began = Date.now()
  #typed = 0

  /** @param registry The address of the registry that npm asks. */
  constructor(registry: string) {
    this.home = mkdtempSync(join(tmpdir(), 'hreflint-stranger-'))
    this.folder = join(this.home, 'project')
    mkdirSync(this.folder)
    const passedOn = /^(?:https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_(?:file|dir))$/i
    this.env = {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.test(name))),
      HOME: this.home,
      PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
      NO_COLOR: '1',
      npm_config_registry: registry,
      // Only to fetch nothing twice.
      npm_config_cache: execFileSync('npm', ['config', 'get', 'cache'], {
        encoding: 'utf8',
      }).trim(),
    }
  }

  /** Has a file that was there before; nothing is typed. */
  has(name: string, text: string, folder = this.folder): void {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }

  write(name: string, text: string): void {
    this.#typed += text.trim().length + name.length
    this.has(name, text)
  }

  /** Types a line into a shell; what follows `#` is not typed. */
  async type(line: string): Promise<Ended> {
    const command = line.replace(/ +# .*$/, '')
    this.typeElsewhere(command)
    const options = { cwd: this.folder, env: this.env, shell: true }
    const { status, output } = await runToEnd(command, [], options)
    return { status, output: stripVTControlCharacters(output) }
  }

  /** Counts what is typed in another program. */
  typeElsewhere(text: string): void {
    this.#typed += text.length + 1
  }

  reached(what: string): Reached {
    return { what, typed: this.#typed, seconds: Math.round((Date.now() - this.#began) / 1000) }
  }

  leave(): void {
    rmSync(this.home, { recursive: true, force: true })
  }
}

/** Minutes of typing. */
export const minutesOf = ({ typed }: Reached): number => typed / charactersPerMinute

/** What was reached, as a table. */
export function tableOf(all: readonly Reached[]): string {
  const rows = all.map(
    one =>
      `${one.what.padEnd(22)} ${String(one.typed).padStart(5)} characters, ${minutesOf(one).toFixed(1)} min of typing, ${String(one.seconds).padStart(3)} s in all`,
  )
  return ['From the README to', ...rows].join('\n')
}
