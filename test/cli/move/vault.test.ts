import { describe, expect, test } from 'vitest'
import { folderWith, runCli } from '../support/run-cli.ts'
import { treeOf } from './tree-of.ts'

// Links between notes, which name them.

const vault = {
  '.obsidian/app.json': '{}',
  'Home.md':
    '[[Set up]] [[Notes/Set up|the guide]] [[set up.md#First steps|steps]] ![[p.png|300]] [[To be written]]\n\n' +
    '| a |\n| --- |\n| [[Set up\\|here]] |\n\n[s](Notes/Set%20up.md#First%20steps) [s](Set%20up)\n',
  'Notes/Set up.md': '## First steps\n\n[[#First steps]] [[Home]] [h](../Home.md)\n',
  'Notes/p.png': '',
}

async function moved(files: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const cwd = folderWith(files)
  const run = await runCli(['move', ...args], { cwd })
  expect(run.stderr).toBe('')
  expect(run.code).toBe(0)
  return treeOf(cwd)
}

describe('in a vault', () => {
  test('a note that is renamed takes its links along, each as it is written', async () => {
    const tree = await moved(vault, 'Notes/Set up.md', 'Notes/Install.md')
    expect(tree['Home.md']).toBe(
      '[[Install]] [[Notes/Install|the guide]] [[Install.md#First steps|steps]] ![[p.png|300]] [[To be written]]\n\n' +
        '| a |\n| --- |\n| [[Install\\|here]] |\n\n[s](Notes/Install.md#First%20steps) [s](Install)\n',
    )
    expect(tree['Notes/Install.md']).toBe(vault['Notes/Set up.md'])
  })

  test('a note that only changes its folder keeps the links by its name', async () => {
    const tree = await moved(vault, 'Notes', 'Old/Notes from 2025')
    expect(tree['Home.md']).toBe(
      vault['Home.md']
        .replace('[[Notes/Set up|', '[[Old/Notes from 2025/Set up|')
        .replace('(Notes/Set%20up', '(Old/Notes%20from%202025/Set%20up'),
    )
    expect(tree['Old/Notes from 2025/Set up.md']).toBe(
      vault['Notes/Set up.md'].replace('../Home', '../../Home'),
    )
  })

  test('properties of a note follow', async () => {
    const files = {
      ...vault,
      'Notes/Set up.md': '---\nup: "[[p.png]]"\n---\n',
      'a.md': '---\nto: "[[Set up]]"\n---\n',
    }
    const tree = await moved(files, 'Notes/Set up.md', 'Notes/Install.md')
    expect(tree['a.md']).toBe('---\nto: "[[Install]]"\n---\n')
  })

  test('a name that is taken elsewhere is written with its folder', async () => {
    const files = { ...vault, 'Other/Install.md': '' }
    const tree = await moved(files, 'Notes/Set up.md', 'Notes/Install.md')
    expect(tree['Home.md']).toContain('[[Notes/Install]] [[Notes/Install|the guide]]')
  })

  test('a heading that is renamed takes its links along', async () => {
    const tree = await moved(vault, 'Notes/Set up.md#First steps', '#Begin: here')
    expect(tree['Notes/Set up.md']).toContain('## Begin: here\n\n[[#Begin here]]')
    expect(tree['Home.md']).toBe(
      vault['Home.md']
        .replace('#First steps|', '#Begin here|')
        .replace('#First%20steps', '#Begin%20here'),
    )
  })
})
