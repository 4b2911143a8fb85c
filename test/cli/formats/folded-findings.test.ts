import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from '../support/run-cli.ts'

const pipes = `<a href="/${'x|'.repeat(9)}">\n`
const data = '<img src="data:image/svg+xml,<svg/>">\n'

describe('findings with several places', () => {
  test('a baseline knows them, wherever they move', async () => {
    const cwd = folderWith({ 'a.html': pipes + data })
    const args = ['--format', 'json', '--baseline', 'known.json']
    await runCli([...args, '--update-baseline', '.'], { cwd })
    writeFileSync(join(cwd, 'a.html'), `<p>\n${data}<p>\n${pipes}`)
    expect(codesByFile(await runCli([...args, '.'], { cwd }))).toEqual({ 'a.html': [] })
    writeFileSync(join(cwd, 'a.html'), data + pipes + pipes)
    expect(codesByFile(await runCli([...args, '.'], { cwd }))).toEqual({
      'a.html': ['whatwg/unescaped-pipe'],
    })
  })

  test('the text report shows five of the other places and counts the rest', async () => {
    const cwd = folderWith({ 'a.html': pipes })
    const { stdout } = await runCli(['a.html'], { cwd })
    expect(stdout.match(/See a\.html:1:\d+: The same issue occurs here\./g)).toHaveLength(5)
    expect(stdout).toContain('  and 3 more\n')
    expect(stdout).toContain('\n1 warning in 1 file\n')
  })

  test.each(['sarif', 'json', 'gitlab', 'checkstyle', 'junit', 'github'])(
    '%s has one result for each',
    async format => {
      const cwd = folderWith({ 'a.html': pipes })
      const { stdout } = await runCli(['--format', format, 'a.html'], { cwd })
      expect(stdout.match(/The same issue occurs in 8 more places of this URL/g)).toHaveLength(1)
    },
  )
})
