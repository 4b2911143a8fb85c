import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findingCatalogue } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** What people wrote: no data, no recorded output, and not the pages that quote what is wrong. */
const written = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter(path => /\.(?:css|html|js|json|md|mjs|mts|ts|vue|ya?ml)$/.test(path))
  .filter(path => !/^docs\/style|CHANGELOG|\.generated\.|pnpm-lock|catalogue\.md$/.test(path))
  .filter(path => !/^docs\/decisions\/0134|^test\/tidy\/words/.test(path))

/** Correct words in the wrong language: each line is one habit. See docs/style.md. */
const foreign = [
  /\bstands? (?:in|at|on|before|behind|after|between|beside|there|under)\b(?! for\b)/i,
  /\bleads? nowhere\b/i,
  /\bunless given\b/i,
  /\bbehind (?:the (?:end|host|last|first|colon|slash|scheme|path|port|authority)|it)\b/i,
  /\bthe (?:largest|highest|longest) [a-z]+ there is\b/i,
  /\bis the most\b(?! \w+)/i,
]

const british =
  /\b(?:serialis|normalis|canonicalis|recognis|organis|optimis|initialis|tokenis|colour|behaviour|honour|neighbour|favourite|licence|centre[ds]?\b|cancelled\b|judgement)/i

/** Where in a text a pattern occurs, as `path:line: what`. */
function places(path: string, pattern: RegExp): readonly string[] {
  return read(path)
    .split('\n')
    .flatMap((line, index) => {
      const found = pattern.exec(path.endsWith('.md') ? line.replaceAll(/`[^`]*`/g, '') : line)
      return found === null ? [] : [`${path}:${index + 1}: ${found[0]}`]
    })
}

describe('what is written', () => {
  test.each(foreign.map(pattern => [pattern.source, pattern] as const))(
    'never says %s',
    (_, pattern) => {
      expect(written.length).toBeGreaterThan(500)
      expect(written.flatMap(path => places(path, pattern))).toEqual([])
    },
  )

  test('is spelled as in the US', () => {
    expect(written.flatMap(path => places(path, british))).toEqual([])
  })

  test('has numbers as in the US', () => {
    const pages = written.filter(path => /^docs\/guide\/|^[A-Z]+\.md$|README\.md$/.test(path))
    expect(pages.length).toBeGreaterThan(25)
    const foreignNumber = /\d %|\d \d{3}(?:,\d{3})* \|/
    expect(pages.flatMap(path => places(path, foreignNumber))).toEqual([])
  })
})

describe('what users read has no words of the workshop', () => {
  const workshop = /\b(?:rooms?|mistakes?)\b/i

  test('messages of issues', () => {
    for (const { code, message, why, notes = '' } of findingCatalogue.values()) {
      const shown = `${message} ${why} ${notes}`.replaceAll(/\{\{\w+\}\}|`[^`]*`/g, '')
      expect(shown, code).not.toMatch(workshop)
    }
  })

  test('settings, help and errors', () => {
    const sources = written.filter(path =>
      /^docs\/config\.schema\.json$|^extensions\/vscode\/scripts\/configuration\.mts$|^packages\/cli\/src\/(?:arguments|commands|reporters)\//.test(
        path,
      ),
    )
    expect(sources.length).toBeGreaterThan(20)
    const inText = /(['"`])(?:(?!\1).)*\b(?:rooms?|mistakes?)\b(?:(?!\1).)* (?:(?!\1).)*\1/i
    const found = sources.flatMap(path => places(path, inText))
    expect(found.filter(place => / /.test(place.slice(place.indexOf(': ') + 2)))).toEqual([])
  })

  test('READMEs and guides', () => {
    const pages = written.filter(path => /^docs\/guide\/|(?:^|\/)README\.md$/.test(path))
    const forUsers = pages.filter(path => !/^(?:docs\/(?:decisions|guide\/new-)|test\/)/.test(path))
    expect(forUsers.length).toBeGreaterThan(15)
    expect(forUsers.flatMap(path => places(path, workshop))).toEqual([])
  })
})
