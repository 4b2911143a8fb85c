import { spawnSync } from 'node:child_process'
import { applyEdits, parse } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import { lintDocument, resolveConfig } from '@hreflint/linter'
import { describe, expect, test } from 'vitest'

// The suggestion for a variable in a password, run by the language itself.

const passwords = [
  ...Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)),
  ...['a b', 'tOp/secret', 'a@b:c?d#e', '100%', '%2F', 'é', '日本', '💩', "it's", 'x+y=z&w'],
]

const programs: Readonly<Record<string, readonly [program: string, ...command: string[]]>> = {
  python: [
    'import json, sys\nfrom urllib.parse import quote\nfor pw in json.load(sys.stdin):\n    a = f"redis://u:{pw}@c"\n    print(a)\n',
    'python3',
    '-c',
  ],
  ruby: [
    'require "json"\nrequire "erb"\nJSON.parse($stdin.read).each do |pw|\n  a = "redis://u:#{pw}@c"\n  puts a\nend\n',
    'ruby',
    '-e',
  ],
  php: [
    '<?php foreach (json_decode(stream_get_contents(STDIN)) as $pw) { $a = "redis://u:$pw@c"; echo $a, "\\n"; }',
    'php',
    '-r',
  ],
}

const { config } = resolveConfig({ severities: { 'document/unescaped-hole': 'info' } })
if (config === null) throw new Error('no configuration')

describe.each(Object.entries(programs))('%s', (language, [program, command = '', flag = '']) => {
  const isInstalled = spawnSync(command, ['--version']).status === 0

  test.skipIf(!isInstalled)('prints the password as it was meant', () => {
    const [found] = lintDocument(program, language, config)
    const [fix] = found?.fixes ?? []
    if (fix === undefined) throw new Error('no suggestion')
    const fixed = applyEdits(program, fix.edits).replace(/^<\?php/, '')
    const { stdout, stderr } = spawnSync(command, [flag, fixed], {
      input: JSON.stringify(passwords),
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    const read = stdout
      .trimEnd()
      .split('\n')
      .map(url => parse(url, { spec: findSpec('redis') }).url?.connection?.password)
    expect(read).toEqual(passwords)
  })
})
