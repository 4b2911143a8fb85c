import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { readSource, sourceFiles } from '../support/source-files.ts'

const files = [
  ...['packages', 'extensions'].flatMap(folder =>
    sourceFiles(folder, ['.ts']).filter(path => path.split('/')[2] === 'src'),
  ),
  ...['scripts', 'test'].flatMap(folder => sourceFiles(folder, ['.ts', '.mjs', '.cjs', '.js'])),
]
const generated = /\.generated\.ts$/

/** Words that say nothing about what a file holds. */
const empty = /(?:^|-)(?:utils?|helpers?|common|misc|types|constants|manager)(?:[-.]|$)/

/** Named after something that a specification calls so. */
const givenNames = ['packages/core/src/specs/webspecs-url/setters/url-utils.ts']

test('there are files', () => expect(files.length).toBeGreaterThan(100))

test('file names are kebab-case', () => {
  const named = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+)?(?:\.test)?\.[cm]?[jt]s$/
  expect(files.filter(path => !named.test(basename(path)))).toEqual([])
})

test('file names say what is inside', () => {
  expect(
    files.filter(
      path => !path.startsWith('test/') && empty.test(basename(path)) && !givenNames.includes(path),
    ),
  ).toEqual([])
})

test('folder names are kebab-case', () => {
  const folders = new Set(files.flatMap(path => path.split('/').slice(0, -1)))
  expect([...folders].filter(name => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))).toEqual([])
})

test('no file is longer than 400 lines', () => {
  const long = files
    .filter(path => !generated.test(path))
    .map(path => `${path}: ${readSource(path).split('\n').length - 1}`)
    .filter(line => Number(line.slice(line.lastIndexOf(' '))) > 400)
  expect(long).toEqual([])
})
