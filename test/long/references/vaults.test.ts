import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lintOnSite } from '../../references/tiny-site.ts'
import { shareOf } from '../../support/laws/share.ts'
import { installedPackages } from './installed-packages.ts'

interface Answer {
  readonly document: string
  readonly link: string
  readonly target: string | null
  /** Whether the target has the heading or block that the link names. */
  readonly hasPlace: boolean
}

const names = fc.constantFrom('Notes', 'Set up', 'Ideas v1.2', 'Über uns', 'a-b', 'Plans', 'index')
const folders = fc.constantFrom('', 'Work/', 'Work/Old/', 'Home/', 'home/deep/')
const endings = fc.constantFrom('.md', '.md', '.md', '.png')
const headings = fc.constantFrom('First steps', 'Über', 'C and D', 'Last')
const path = fc
  .tuple(folders, names, endings)
  .map(([folder, name, ending]) => folder + name + ending)

const fragment = fc.oneof(
  fc.constant(''),
  headings.map(each => `#${each}`),
  fc.constantFrom('#^block', '#^none'),
)

/** A link that names a file in one of many ways, or nothing. */
const linkTo = (paths: readonly string[]) =>
  fc
    .tuple(
      fc.oneof(fc.constantFrom(...paths), path),
      fc.constantFrom('name', 'name', 'path', '/', './', '../', 'Old/'),
      fc.constantFrom('', '', '.md'),
      fc.boolean(),
      fragment,
      fc.constantFrom('', '|text'),
    )
    .map(([file, from, ending, isSmall, place, text]) => {
      const name = file.slice(file.lastIndexOf('/') + 1)
      const whole =
        from === 'path' ? file : from === 'name' ? name : from + (from === '/' ? file : name)
      const written = whole.replace(/\.md$/, ending)
      return `[[${isSmall ? written.toLowerCase() : written}${place}${text}]]`
    })

const noteOf = (paths: readonly string[]) =>
  fc
    .tuple(
      fc.array(headings, { maxLength: 2 }),
      fc.boolean(),
      fc.array(linkTo(paths), { maxLength: 6 }),
    )
    .map(([own, hasBlock, links]) =>
      [
        ...own.map(each => `# ${each}\n`),
        hasBlock ? 'A paragraph. ^block\n' : '',
        ...links.map(each => `See ${each} there.\n`),
        '[[#Last]] [[#^block|text]]',
      ].join('\n'),
    )

// Two names that differ in case only cannot be in one folder of most systems.
const vault = fc
  .uniqueArray(path, { minLength: 3, maxLength: 6, selector: each => each.toLowerCase() })
  .chain(paths => fc.tuple(...paths.map(each => noteOf(paths).map(text => [each, text] as const))))
  .map(entries => Object.fromEntries(entries))

test('wikilinks lead where Foam opens them', () => {
  const vaults = fc.sample(vault, { numRuns: shareOf(5_000, 150) })
  const folder = installedPackages({ 'foam-core': '0.44.0' })
  const ask = fileURLToPath(new URL('ask-foam.cjs', import.meta.url))
  const output = execFileSync(process.execPath, [ask], {
    cwd: folder,
    input: JSON.stringify(vaults),
    maxBuffer: 2 ** 30,
  })
  const answers: readonly (readonly Answer[])[] = JSON.parse(output.toString())
  const counts = { same: 0, unsure: 0, missing: 0 }
  for (const [index, files] of vaults.entries()) {
    const remaining = [...(answers[index] ?? [])]
    for (const [document, text] of Object.entries(files)) {
      if (!document.endsWith('.md')) continue
      const { resolutions } = lintOnSite(text, { document, files, profile: 'vault' })
      for (const { state, target, issue } of resolutions) {
        const answer = remaining.shift()
        const context = JSON.stringify({ files, answer, found: { state, target } })
        expect(answer?.document, context).toBe(document)
        if (state === 'unknown') counts.unsure += 1
        else if (state === 'missing' && issue?.issue.code === 'reference/missing-fragment') {
          // A heading that we miss is one that Foam does not find either.
          expect(answer?.hasPlace, context).toBe(false)
          counts.missing += 1
        } else if (state === 'missing') {
          expect(answer?.target, context).toBeNull()
          counts.missing += 1
        } else {
          expect(target, context).toBe(answer?.target)
          counts.same += 1
        }
      }
    }
    expect(remaining).toEqual([])
  }
  const { same, unsure, missing } = counts
  expect(same).toBeGreaterThan((same + unsure + missing) / 4)
})
