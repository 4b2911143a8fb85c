import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { builtProgram } from './support/built-program.ts'
import { runBuilt } from './support/run-built.ts'
import { folderWith } from './support/run-cli.ts'

const link = '<a href="/a b">\n'
const pages = {
  '.git/HEAD': '',
  'a.html': link,
  'b.html': '<a href="/">\n',
  'docs/c.html': '<a href="/">\n',
}

const running: ChildProcess[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

/**
 * Puts a file in place in one step: a round may come between the opening of a file, which empties
 * it, and the writing.
 */
function save(path: string, text: string): void {
  const whole = join(folderWith({ whole: text }), 'whole')
  renameSync(whole, path)
}

/** A program that watches a folder, and what it says in each of its rounds. */
class Watching {
  readonly #child: ChildProcess
  #stdout = ''
  #stderr = ''
  #onRound = () => {}

  constructor(cwd: string, args: readonly string[]) {
    const argv = [builtProgram(), '--watch', '--format', 'compact', ...args]
    this.#child = spawn(process.execPath, argv, { cwd })
    running.push(this.#child)
    this.#child.stdout?.setEncoding('utf8').on('data', text => {
      this.#stdout += text
      this.#onRound()
    })
    this.#child.stderr?.setEncoding('utf8').on('data', text => {
      this.#stderr += text
      this.#onRound()
    })
  }

  /** The findings of the next round, each as `file code`, and what else it says. */
  async round(): Promise<{ found: readonly string[]; said: string }> {
    const end = /^hreflint: Watching \d+ files? for changes\. Press Ctrl\+C to stop\.\n/m
    while (!end.test(this.#stderr)) {
      await new Promise<void>(resolve => {
        this.#onRound = resolve
      })
    }
    // Stdout is another pipe than stderr: what was written before can arrive after.
    await new Promise(resolve => setTimeout(resolve, 50))
    const said = this.#stderr.replace(end, '')
    const found = [...this.#stdout.matchAll(/^([^\s:]+):\d.*?(whatwg\/[\w-]+)/gm)]
    this.#stdout = ''
    this.#stderr = ''
    return { found: found.map(([, file, code]) => `${file} ${code}`), said }
  }

  get isSilent(): boolean {
    return this.#stdout === '' && this.#stderr === ''
  }

  end(signal: NodeJS.Signals): Promise<number | null> {
    const ended = new Promise<number | null>(resolve => this.#child.once('close', resolve))
    this.#child.kill(signal)
    return ended
  }
}

function watching(files: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const cwd = folderWith(files)
  return { cwd, watch: new Watching(cwd, args), path: (name: string) => join(cwd, name) }
}

const space = 'whatwg/unescaped-space'
const pipe = 'whatwg/unescaped-pipe'

describe('--watch', () => {
  test('lints again what changes, comes, goes and is renamed', async () => {
    const { watch, path } = watching(pages)
    expect(await watch.round()).toEqual({ found: [`a.html ${space}`], said: '' })
    save(path('b.html'), '<a href="/a|b">\n')
    expect((await watch.round()).found).toEqual([`a.html ${space}`, `b.html ${pipe}`])
    mkdirSync(path('new/folder'), { recursive: true })
    save(path('new/folder/d.html'), link)
    const both = [`a.html ${space}`, `b.html ${pipe}`]
    expect((await watch.round()).found).toEqual([...both, `new/folder/d.html ${space}`])
    renameSync(path('new'), path('old'))
    expect((await watch.round()).found).toEqual([...both, `old/folder/d.html ${space}`])
    save(path('old/folder/d.html'), '')
    expect((await watch.round()).found).toEqual(both)
    rmSync(path('a.html'))
    expect((await watch.round()).found).toEqual([`b.html ${pipe}`])
    expect(await watch.end('SIGINT')).toBe(130)
  })

  test('lints again what a configuration or an ignore file is about', async () => {
    const { watch, path } = watching({ ...pages, 'shared/base.json': '{}' }, 'docs', 'a.html')
    expect((await watch.round()).found).toEqual([`a.html ${space}`])
    save(
      path('hreflint.config.json'),
      `{
      "extends": ["./shared/base.json"], "severities": { "${pipe}": "off" }
    }`,
    )
    await watch.round()
    save(path('shared/base.json'), `{ "severities": { "${space}": "off" } }`)
    expect((await watch.round()).found).toEqual([])
    save(path('hreflint.config.json'), '{')
    const broken = await watch.round()
    expect(broken.found).toEqual([`a.html ${space}`])
    expect(broken.said).toMatch(/^hreflint: hreflint\.config\.json:/)
    rmSync(path('hreflint.config.json'))
    expect(await watch.round()).toEqual({ found: [`a.html ${space}`], said: '' })
    save(path('.hreflintignore'), 'a.html\n')
    const nothing = await watch.round()
    expect(nothing.found).toEqual([])
  })

  test('says nothing where nothing is new', async () => {
    const { watch, path } = watching(pages)
    await watch.round()
    save(path('notes.txt'), 'x')
    await new Promise(resolve => setTimeout(resolve, 500))
    expect(watch.isSilent).toBe(true)
    save(path('b.html'), link)
    expect((await watch.round()).found).toHaveLength(2)
  })

  test('fixes what is saved', async () => {
    const { watch, path } = watching(pages, '--fix')
    await watch.round()
    writeFileSync(path('b.html'), link)
    // What the first round has written may be noticed in a round of its own.
    const fixed = '<a href="/a%20b">\n'
    do expect((await watch.round()).found).toEqual([])
    while (readFileSync(path('b.html'), 'utf8') !== fixed)
    expect(await watch.end('SIGTERM')).toBe(143)
  })

  test('writes no control characters where there is no terminal', async () => {
    const cwd = folderWith(pages)
    const child = spawn(process.execPath, [builtProgram(), '-w'], { cwd })
    running.push(child)
    let output = ''
    const round = (count: number) =>
      new Promise<void>(resolve => {
        child.stderr.setEncoding('utf8').on('data', text => {
          output += text
          if (output.split('Watching').length > count) resolve()
        })
      })
    child.stdout.setEncoding('utf8').on('data', text => {
      output += text
    })
    await round(1)
    save(join(cwd, 'b.html'), link)
    await round(2)
    expect(output).not.toContain('\u001B')
  })

  test('ends when nobody reads its report any longer', async () => {
    const cwd = folderWith(pages)
    const child = spawn(process.execPath, [builtProgram(), '-w'], { cwd })
    running.push(child)
    const ended = new Promise(resolve => child.once('close', resolve))
    child.stderr.resume()
    child.stdout.once('data', () => {
      child.stdout.destroy()
      writeFileSync(join(cwd, 'b.html'), link)
    })
    expect(await ended).toBe(0)
  })

  test.each([['--stdin'], ['--staged'], ['--diff', 'main'], ['--cache'], ['--fix-dry-run']])(
    'not together with %s',
    (...options) => {
      const { code, stderr } = runBuilt(['--watch', ...options], { cwd: folderWith(pages) })
      expect(code).toBe(2)
      expect(stderr).toMatch(/^hreflint: Option '.*' cannot be used with option '.*'\n$/)
    },
  )
})

const hasTerminals = spawnSync('script', ['--version']).status === 0

describe.skipIf(!hasTerminals)('--watch in a terminal', () => {
  test('clears the screen before each report but the first', async () => {
    const cwd = folderWith(pages)
    const program = `'${process.execPath}' '${builtProgram()}' --watch`
    const { CI: _ci, ...env } = process.env
    const child = spawn('script', ['--quiet', '--return', '--command', program, '/dev/null'], {
      cwd,
      env,
    })
    running.push(child)
    let output = ''
    const contains = (text: string) =>
      new Promise<void>(resolve => {
        child.stdout.setEncoding('utf8').on('data', chunk => {
          output += chunk
          if (output.includes(text)) resolve()
        })
      })
    await contains('Watching')
    expect(output).not.toContain('\u001B[2J')
    save(join(cwd, 'b.html'), link)
    await contains('\u001B[2J\u001B[H')
  })
})
