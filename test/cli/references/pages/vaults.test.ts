import { describe, expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from '../../support/run-cli.ts'

// Vaults as they are in repositories.

const repository = {
  '.git/HEAD': 'ref: refs/heads/main\n',
  '.git/config': '[remote "origin"]\n\turl = https://github.com/a/b.git\n',
}
const vault = { '.obsidian/app.json': '{}', 'Notes/Set up.md': '# Set up\n', 'Home.md': '' }

async function reported(files: Readonly<Record<string, string>>) {
  const run = await runCli(['--format', 'json', '.'], {
    cwd: folderWith({ ...repository, ...files }),
  })
  return Object.fromEntries(
    Object.entries(codesByFile(run)).filter(([, codes]) => codes.length > 0),
  )
}

async function siteOf(files: Readonly<Record<string, string>>, file: string) {
  const cwd = folderWith({ ...repository, ...files })
  return JSON.parse((await runCli(['--print-config', file], { cwd })).stdout).site
}

const broken = '[[Set up#Gone]] [s](Set%20up#Gone) [[To be written]]\n'
const fragment = 'reference/missing-fragment'

describe('a vault', () => {
  test.each(['.obsidian/app.json', '.foam/templates/note.md'])('is shown by %s', async mark => {
    const files = { ...vault, [mark]: '', 'Notes/a.md': broken }
    expect(await reported(files)).toEqual({ 'Notes/a.md': [fragment, fragment] })
  })

  test('may be a folder of a repository', async () => {
    const files = { 'docs/.obsidian/app.json': '{}', 'docs/b.md': '# B\n' }
    const text = '[[b#Gone]] [b](b.md#Gone)\n'
    expect(await reported({ ...files, 'docs/a.md': text, 'a.md': text })).toEqual({
      'docs/a.md': [fragment, fragment],
      'a.md': ['reference/missing-file'],
    })
  })

  test('is none where a generator makes pages of the notes', async () => {
    const files = { 'mkdocs.yml': 'site_name: x\n', 'docs/.obsidian/app.json': '{}' }
    expect(await siteOf({ ...files, 'docs/a.md': '' }, 'docs/a.md')).toMatchObject({
      profile: 'mkdocs',
    })
    expect(await reported({ ...files, 'docs/a.md': '[[a#Gone]]\n' })).toEqual({})
  })

  test('has a README for the forge', async () => {
    expect(await siteOf({ ...vault, 'README.md': '' }, 'README.md')).toMatchObject({
      profile: 'github',
    })
  })

  test('says what it is', async () => {
    expect(await siteOf(vault, 'Home.md')).toMatchObject({ profile: 'vault', because: '.obsidian' })
  })
})

test('a wikilink is counted only where somebody follows it', async () => {
  const statsOf = async (files: Readonly<Record<string, string>>) => {
    const cwd = folderWith({ ...repository, ...files })
    return /^links: .*$/m.exec((await runCli(['--stats', '.'], { cwd })).stderr)?.[0]
  }
  const text = '[[Home]] [[New]] [h](Home.md)\n'
  expect(await statsOf({ ...vault, 'Notes/a.md': text })).toBe(
    'links: 2 resolved, 1 unknown (1 generated), 0 broken',
  )
  expect(await statsOf({ 'Home.md': '', 'a.md': text })).toBe(
    'links: 1 resolved, 0 unknown, 0 broken',
  )
})
