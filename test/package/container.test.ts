import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import cli from '../../packages/cli/package.json' with { type: 'json' }
import { readSource, repositoryRoot } from '../support/source-files.ts'
import { builderIn, canBuildImages, environment, makeRoot } from './support/image-builder.ts'

// The image of the Containerfile, built and run by a real builder.

const folder = mkdtempSync(join(tmpdir(), 'hreflint-container-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const isBuilderHere = canBuildImages(folder)
if (!isBuilderHere) console.log('Left out: the image. (It needs Buildah and BusyBox.)')

describe.skipIf(!isBuilderHere)('the image', () => {
  const buildah = builderIn(folder)
  let container: string
  /** As OCI images name it. */
  let config: Record<'Entrypoint' | 'Cmd', readonly string[]> &
    Record<'User' | 'WorkingDir', string>

  beforeAll(() => {
    const recipe = join(repositoryRoot, 'Containerfile')
    const [, base = ''] = /^FROM (\S+)$/m.exec(readSource('Containerfile')) ?? []
    makeRoot(join(folder, 'root'))
    const empty = buildah('from', 'scratch').trim()
    buildah('copy', '--quiet', empty, join(folder, 'root'), '/')
    buildah('config', ...environment, empty)
    buildah('commit', '--quiet', empty, `docker.io/library/${base}`)
    const own = ['--pull-never', '--isolation', 'chroot']
    buildah('build', ...own, '--tag', 'hreflint', '--file', recipe, inject('release'))
    container = buildah('from', '--pull-never', 'localhost/hreflint').trim()
    config = JSON.parse(buildah('inspect', container)).OCIv1.config
  })

  /** Runs the image as the first line of its recipe says, with a folder that it cannot write. */
  function runOver(work: string, ...args: readonly string[]): string {
    const own = ['--isolation', 'chroot', '--user', config.User, '--workingdir', config.WorkingDir]
    const command = [...config.Entrypoint, ...(args.length === 0 ? config.Cmd : args)]
    return buildah('run', ...own, '--volume', `${work}:/work:ro`, container, '--', ...command)
  }

  const work = join(folder, 'work')
  beforeAll(() => mkdirSync(work))

  test('lints what is mounted', () => {
    writeFileSync(join(work, 'index.html'), '<a href="other.html">a</a>\n')
    writeFileSync(join(work, 'other.html'), '<a href="index.html">a</a>\n')
    expect(runOver(work)).toBe('')
    writeFileSync(join(work, 'index.html'), '<a href="https://example.com:65536/">a</a>\n')
    const failed = expect(() => runOver(work))
    failed.toThrow(expect.objectContaining({ status: 1 }))
    failed.toThrow(
      expect.objectContaining({ stdout: expect.stringContaining('Port 65536 is out of range') }),
    )
  })

  test('is of the version of the release', () => {
    expect(runOver(work, '--version')).toBe(`${cli.version}\n`)
  })
})
