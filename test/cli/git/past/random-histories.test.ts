import { rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repositoryWith } from '../../support/git-repository.ts'
import { commit, config, links, missing, move, page, write } from '../../support/history.ts'

// Whatever happens to files, what is said of each name is what happened to the file that had it last.

const names = ['a.html', 'b.html', 'x/a.html', 'x/y/b.html']

type Change =
  | { readonly kind: 'move'; readonly from: number; readonly to: number; readonly edits: boolean }
  | { readonly kind: 'remove' | 'add' | 'edit'; readonly at: number }

const at = fc.nat(names.length - 1)
const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('move'), from: at, to: at, edits: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('remove', 'add', 'edit'), at }) },
)

/** A file, whatever it is called. */
interface File {
  name: string
  text: string
  isDeleted: boolean
  /** The id of the commit that last moved or deleted it. */
  when: string
}

test('names are followed through random histories', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 8, maxLength: 24 }), async changes => {
      const cwd = repositoryWith({ ...config, 'index.html': links(...names), 'keep.html': '<p>\n' })
      const present = new Map<string, File>()
      const lastOf = new Map<string, File>()
      for (const [index, one] of changes.entries()) {
        const file = apply(cwd, one, `file ${index}`, present)
        if (file === null) continue
        const id = commit(cwd)
        if (one.kind === 'remove' || one.kind === 'move') file.when = id
        for (const [name, now] of present) lastOf.set(name, now)
      }
      const said = new Map((await missing(cwd, 'index.html')).map(one => [one.url, one]))
      for (const name of names) {
        const expected = present.has(name) ? undefined : sentence(name, lastOf.get(name))
        expect([name, said.get(name)?.past]).toEqual([name, expected])
        const file = lastOf.get(name)
        if (expected === undefined || file === undefined || file.isDeleted) continue
        expect(said.get(name)?.titles[0]).toBe(`Change to ${file.name}`)
      }
    }),
    { numRuns: 20 },
  )
})

/** Changes the folder. Returns the file that it is about, or null if nothing has changed. */
function apply(cwd: string, one: Change, text: string, present: Map<string, File>): File | null {
  if (one.kind === 'move') {
    const [from, to] = [names[one.from] ?? '', names[one.to] ?? '']
    const file = present.get(from)
    if (file === undefined || present.has(to)) return null
    move(cwd, from, to)
    present.delete(from)
    present.set(to, file)
    file.name = to
    if (one.edits) edit(cwd, file)
    return file
  }
  const name = names[one.at] ?? ''
  const file = present.get(name)
  if (one.kind === 'add') {
    if (file !== undefined) return null
    const added = { name, text: page(text), isDeleted: false, when: '' }
    present.set(name, added)
    edit(cwd, added)
    return added
  }
  if (file === undefined) return null
  if (one.kind === 'edit') edit(cwd, file)
  else {
    rmSync(join(cwd, name))
    present.delete(name)
    file.isDeleted = true
  }
  return file
}

function edit(cwd: string, file: File) {
  file.text += '<p>more\n'
  write(cwd, file.name, file.text)
}

function sentence(name: string, file: File | undefined): string {
  if (file === undefined) return ''
  const when = `in ${file.when} (2026-03-02).`
  if (!file.isDeleted) return `Git remembers: ${name} was moved to ${file.name} ${when}`
  return file.name === name
    ? `Git remembers: ${name} was deleted ${when}`
    : `Git remembers: ${name} was moved to ${file.name}, which was deleted ${when}`
}
