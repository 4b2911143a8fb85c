import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locateUrls } from '@hreflint/documents'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareOf } from '../../support/laws/share.ts'
import { commands, type StringLiteral, stringsOf } from '../../support/oracles/strings/index.ts'

/** The library that comes with each language. */
const libraries: Readonly<Record<keyof typeof commands, () => readonly string[]>> = {
  python: () =>
    filesIn(run('python3', '-c', 'import os; print(os.path.dirname(os.__file__))'), '.py'),
  go: () => filesIn(join(run('go', 'env', 'GOROOT'), 'src'), '.go'),
  ruby: () => filesIn(run('ruby', '-e', 'puts RbConfig::CONFIG["rubylibdir"]'), '.rb'),
  php: () => [],
}

function run(command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, { encoding: 'utf8' }).trim()
}

function filesIn(folder: string, ending: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith(ending))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    .filter(text => text.includes('://') && !text.startsWith('\uFEFF'))
    .slice(0, shareOf(500))
}

const piece = fc.oneof(
  fc.constantFrom(...'abz/:?#=%& {}.;-é😀@!$\'"`\\\n(),'),
  fc.constantFrom(
    'https://a/',
    '"https://b/"',
    "'https://c/'",
    ', ',
    ' = ',
    '\n',
    '# ',
    '// ',
    '/* ',
  ),
  fc.constantFrom(
    '"""',
    "'''",
    'f"',
    "r'",
    '\\"',
    "\\'",
    '\\\\',
    '\\x2f',
    '{a}',
    '#{b}',
    '${c}',
    '*/',
  ),
  fc.constantFrom(
    '<<~A\n',
    '<<A\n',
    '<<<A\n',
    '\nA\n',
    '%q(',
    '%w[',
    ')',
    ']',
    '=begin\n',
    '=end\n',
    '/"/',
  ),
)

/** In Ruby, only its grammar tells whether these divide, ask or begin a string. */
const needsGrammar = /[/%?`<$]/

/** What the pieces are in, so that many of the programs are sound. */
const frames: Readonly<Record<keyof typeof commands, (text: string) => string>> = {
  python: text => `a = ["https://x/", ${text}, 'https://y/']\n`,
  go: text => `package a\nvar b = []string{"https://x/", ${text}, \`https://y/\`}\n`,
  ruby: text => `a = ["https://x/", ${text}, 'https://y/']\n`,
  php: text => `<?php $a = ["https://x/", ${text}, 'https://y/'];\n`,
}

describe.each(Object.keys(commands) as readonly (keyof typeof commands)[])('%s', language => {
  const holdTo = (program: string, literals: readonly StringLiteral[]) => {
    for (const { map, text, holes } of locateUrls(program, language)) {
      const { start, end } = map.toSourceSpan({ start: 0, end: text.length })
      const literal = literals.find(one => one[0] < start && end < one[1])
      expect({ program, text, isString: literal !== undefined }).toEqual({
        program,
        text,
        isString: true,
      })
      const value = literal?.[2] ?? null
      if (value !== null && holes.length === 0) expect(text).toBe(value.trim())
    }
  }

  test('what is found in programs of all kinds is a string of theirs', () => {
    const programs = fc.sample(
      fc
        .array(piece, { maxLength: 8 })
        .map(pieces => pieces.join(''))
        .filter(
          text =>
            language !== 'ruby' || !needsGrammar.test(text.replaceAll(/https:\/\/[abc]\//g, '')),
        )
        .map(text => frames[language](text)),
      shareOf(10_000),
    )
    const answers = stringsOf(language, programs)
    const sound = answers.filter(literals => literals !== null)
    expect(sound.length).toBeGreaterThan(shareOf(150))
    for (const [index, literals] of answers.entries()) {
      const program = programs[index] ?? ''
      if (literals === null) continue
      holdTo(program, literals)
      const isLast = literals.some(([start, end]) =>
        /^.https:\/\/y\/.$/.test(program.slice(start, end)),
      )
      const found = locateUrls(program, language).map(({ text }) => text)
      expect({ program, isFound: found.includes('https://y/') }).toEqual({
        program,
        isFound: isLast,
      })
    }
  })

  test('the strings of its library are found, and nothing else', () => {
    const programs = libraries[language]()
    for (const [index, literals] of stringsOf(language, programs).entries()) {
      const program = programs[index] ?? ''
      if (literals === null) continue
      holdTo(program, literals)
      if (/test/i.test(program)) continue
      const found = new Set(locateUrls(program, language).map(({ text }) => text))
      for (const [start, end, value] of literals) {
        const isAlone =
          /[=(,[{:]\s*$/.test(program.slice(Math.max(0, start - 20), start)) &&
          /^\s*[,;)\]}\n]/.test(program.slice(end, end + 200)) &&
          !/^\s*["']/.test(program.slice(end, end + 200))
        if (!isAlone || value === null || !/^https?:\/\/[\w./-]+$/.test(value)) continue
        expect({ value, isFound: found.has(value) }).toEqual({ value, isFound: true })
      }
    }
  })
})
