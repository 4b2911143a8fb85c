import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { builtProgram } from './support/built-program.ts'
import { folderWith } from './support/run-cli.ts'

const command = [builtProgram()]

const broken = '<a href="http:\\\\exa mple.com\\a b">'

function run(args: readonly string[], cwd: string, input = '') {
  return spawnSync(process.execPath, [...command, ...args], { cwd, input, encoding: 'utf8' })
}

describe('the program as a process', () => {
  test('lints a file and ends with 1', () => {
    const { status, stdout, stderr } = run(
      ['--format', 'json', 'a.html'],
      folderWith({ 'a.html': broken }),
    )
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
    const [{ findings }] = JSON.parse(stdout)
    expect(
      findings.map(({ code, span }: { code: string; span: { start: number; end: number } }) => [
        code,
        broken.slice(span.start, span.end),
      ]),
    ).toEqual([
      ['whatwg/backslash-after-scheme', '\\\\'],
      ['whatwg/domain-forbidden-code-point', ' '],
    ])
  })

  test('reads stdin', () => {
    const { status, stdout } = run(
      ['--stdin', '--stdin-filename', 'x.html', '--format', 'compact'],
      folderWith({}),
      broken,
    )
    expect(status).toBe(1)
    expect(stdout).toMatch(
      /^x\.html:1:15: warning whatwg\/backslash-after-scheme .*\nx\.html:1:20: error /,
    )
  })

  test('ends quietly when the reader goes away', async () => {
    const cwd = folderWith({ 'a.html': '<a href="/a b">\n'.repeat(5000) })
    const child = spawn(process.execPath, [...command, 'a.html'], { cwd })
    let stderr = ''
    child.stderr.setEncoding('utf8').on('data', text => {
      stderr += text
    })
    child.stdout.once('data', () => child.stdout.destroy())
    const code = await new Promise(resolve => child.once('close', resolve))
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  })

  test('several threads give what one gives', () => {
    const page = `<a href="/a b">\n<a href="https://a:70000/">\n${'<p>text</p>\n'.repeat(20_000)}`
    const cwd = folderWith(
      Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index}.html`, page])),
    )
    writeFileSync(join(cwd, 'latin1.html'), Buffer.from([0xe4]))
    const one = run(['--threads', '1', '.'], cwd)
    const two = run(['--threads', '2', '.'], cwd)
    expect(two.stdout).toBe(one.stdout)
    expect(two.stderr).toBe(one.stderr)
    expect([one.status, two.status]).toEqual([1, 1])
    const fixed = run(['--threads', '2', '--fix', '--no-color', '.'], cwd)
    expect(fixed.stdout).toContain('12 fixed, 12 errors in 13 files')
    expect(readFileSync(join(cwd, '3.html'), 'utf8')).toBe(page.replace('/a b', '/a%20b'))
  })

  test('killed in the middle of --fix, every file is old or new, whole', async () => {
    const before = `<a href="/a b">\n${'x'.repeat(5000)}`
    const after = before.replace('/a b', '/a%20b')
    const names = Array.from({ length: 3000 }, (_, index) => `${index}.html`)
    const cwd = folderWith(Object.fromEntries(names.map(name => [name, before])))
    const child = spawn(process.execPath, [...command, '--fix', '.'], { cwd, stdio: 'ignore' })
    const closed = new Promise(resolve => child.once('close', resolve))
    // As soon as it has begun to write.
    while (child.exitCode === null && readFileSync(join(cwd, '0.html'), 'utf8') === before) {
      await new Promise(resolve => setTimeout(resolve, 5))
    }
    child.kill('SIGKILL')
    await closed
    const contents = names.map(name => readFileSync(join(cwd, name), 'utf8'))
    expect(contents.filter(content => content !== before && content !== after)).toEqual([])
    expect(contents.filter(content => content === after).length).toBeGreaterThan(0)
  })

  test('interrupted in the middle of --fix, it ends at once and leaves nothing half-written', async () => {
    const before = `<a href="/a b">\n${'x'.repeat(5000)}`
    const after = before.replace('/a b', '/a%20b')
    const names = Array.from({ length: 3000 }, (_, index) => `${index}.html`)
    const cwd = folderWith(Object.fromEntries(names.map(name => [name, before])))
    const child = spawn(process.execPath, [...command, '--fix', '.'], { cwd, stdio: 'ignore' })
    const closed = new Promise(resolve => child.once('close', resolve))
    while (child.exitCode === null && readFileSync(join(cwd, '0.html'), 'utf8') === before) {
      await new Promise(resolve => setTimeout(resolve, 5))
    }
    child.kill('SIGINT')
    expect(await closed).toBe(130)
    expect(readdirSync(cwd).sort()).toEqual(names.sort())
    const contents = names.map(name => readFileSync(join(cwd, name), 'utf8'))
    expect(contents.filter(content => content !== before && content !== after)).toEqual([])
    expect(contents.filter(content => content === before).length).toBeGreaterThan(0)
  })

  test('what another program changes between reading and writing is not overwritten', async () => {
    const page = `${'<a href="/a b">\n'.repeat(20_000)}${'x'.repeat(5_000_000)}`
    const cwd = folderWith({ 'a.html': page })
    const path = join(cwd, 'a.html')
    const child = spawn(process.execPath, [...command, '--fix', '--quiet', 'a.html'], { cwd })
    let stderr = ''
    child.stderr.setEncoding('utf8').on('data', text => {
      stderr += text
    })
    const closed = new Promise(resolve => child.once('close', resolve))
    // Linux tells how many bytes a process has read; all other files together are smaller.
    const bytesRead = () =>
      Number(/rchar: (\d+)/.exec(readFileSync(`/proc/${child.pid}/io`, 'utf8'))?.[1])
    while (bytesRead() < page.length) await new Promise(resolve => setTimeout(resolve, 1))
    writeFileSync(path, 'new')
    expect(await closed).toBe(2)
    expect(stderr).toBe(
      'hreflint: a.html: Cannot be fixed: another program changed it in the meantime, so it was not changed.\n',
    )
    expect(readFileSync(path, 'utf8')).toBe('new')
  })

  test('on a full disk the original stays, and no other file is left', () => {
    const before = `<a href="/a b">\n${'x'.repeat(100_000)}`
    const cwd = folderWith({ 'large.html': before, 'small.html': '<a href="/a b">' })
    // No file may grow beyond 16 blocks of 1024 bytes.
    const limited = `trap '' XFSZ; ulimit -f 16; exec "$0" "$@"`
    const args = ['-c', limited, process.execPath, ...command, '--fix', '.']
    const { status, stderr } = spawnSync('bash', args, { cwd, encoding: 'utf8' })
    expect(stderr).toMatch(/^hreflint: large\.html: Cannot be fixed: .*\n$/)
    expect(status).toBe(2)
    expect(readFileSync(join(cwd, 'large.html'), 'utf8')).toBe(before)
    expect(readFileSync(join(cwd, 'small.html'), 'utf8')).toBe('<a href="/a%20b">')
    expect(readdirSync(cwd).sort()).toEqual(['large.html', 'small.html'])
  })
})

describe('where the output cannot be written', () => {
  const page = { 'a.html': '<a href="/a b">\n'.repeat(3000) }
  const shell = (line: string) => {
    const args = ['-c', line, process.execPath, ...command]
    return spawnSync('bash', args, { cwd: folderWith(page), encoding: 'utf8' })
  }

  test.each([
    '"$0" "$@" a.html',
    '"$0" "$@" --format json a.html',
    '"$0" "$@" --fix-dry-run a.html 2>&-',
    '"$0" "$@" --version',
    '"$0" "$@" parse https://example.com/',
    '"$0" "$@" explain whatwg/unescaped-space',
    '"$0" "$@" completions bash',
    '"$0" "$@" --print-config a.html',
    '"$0" "$@" --stdin --stdin-filename a.html --fix --quiet < a.html',
  ])('%s > /dev/full says so', line => {
    const { status, stderr } = shell(`${line} > /dev/full`)
    expect(status).toBe(2)
    if (line.includes('2>&-')) return
    expect(stderr).toContain(
      'hreflint: The output cannot be written: no space left on the device.\n',
    )
    expect(stderr.split('cannot be written')).toHaveLength(2)
  })

  test('-o /dev/full says so', () => {
    const { status, stderr } = shell('"$0" "$@" --format json -o /dev/full a.html')
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'hreflint: /dev/full: Cannot be written: no space left on the device.\n',
    })
  })

  test('a full disk leaves the old report, and nothing else', () => {
    const cwd = folderWith({ ...page, 'r.json': 'old' })
    const limited = `trap '' XFSZ; ulimit -f 16; exec "$0" "$@"`
    const args = ['-c', limited, process.execPath, ...command, '--format', 'json', '-o', 'r.json']
    const { status, stderr } = spawnSync('bash', [...args, 'a.html'], { cwd, encoding: 'utf8' })
    expect(stderr).toMatch(/^hreflint: r\.json: Cannot be written: .*\n$/)
    expect(status).toBe(2)
    expect(readFileSync(join(cwd, 'r.json'), 'utf8')).toBe('old')
    expect(readdirSync(cwd).sort()).toEqual(['a.html', 'r.json'])
  })

  test('a reader that goes away is no error', () => {
    const { status, stdout, stderr } = shell('"$0" "$@" a.html | head -1; exit ${PIPESTATUS[0]}')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('a.html:1:12')
  })
})
