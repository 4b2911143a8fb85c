import { spawnSync } from 'node:child_process'
import { locateDocument } from '@hreflint/documents'
import { anchorsOf, findProfile } from '@hreflint/references'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

// The ids of headings, held to the generators' own programs: Python-Markdown and kramdown, from Debian.

const word = fc.constantFrom(
  ...'Install API v1.2 C++ it’s Über Straße Привет 你好 مرحبا 🎉 snake_case kebab-case a/b 100% 50€ ﬁne ½ Ω'.split(
    ' ',
  ),
  ...'& -- — ! ? 1. 2nd [link](x) `code` `a_b` *em* **strong** ![alt](y.png) \\* &amp; (x) "q" A A'.split(
    ' ',
  ),
)
const heading = fc.array(word, { minLength: 1, maxLength: 5 }).map(words => `T ${words.join(' ')}`)
const documents = fc.sample(fc.array(heading, { minLength: 1, maxLength: 8 }), {
  numRuns: 400,
  seed: 17,
})
const texts = documents.map(headings => headings.map(text => `## ${text}\n`).join('\n'))

function run(
  program: string,
  args: readonly string[],
  inputs = texts,
): readonly (readonly string[])[] {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    input: JSON.stringify(inputs),
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  if (error !== undefined || status !== 0) throw new Error(`${program}: ${error ?? stderr}`)
  return JSON.parse(stdout)
}

const python = `
import json, sys, re, markdown
md = markdown.Markdown(extensions=['toc'])
out = []
for text in json.load(sys.stdin):
    md.reset()
    out.append([h for h in re.findall(r'<h2 id="([^"]*)"', md.convert(text))])
print(json.dumps(out))
`

const ruby = (input: string) => `
require 'json'
require 'kramdown'
${input === 'GFM' ? "require 'kramdown-parser-gfm'" : ''}
out = JSON.parse(STDIN.read).map do |text|
  Kramdown::Document.new(text, input: '${input}').to_html.scan(/<h2 id="([^"]*)"/).flatten
end
puts JSON.generate(out)
`

/** Ids that the program makes, and that no way of the profile does. */
function unknownIds(profile: string, made: readonly (readonly string[])[]): readonly string[] {
  const unknown = new Set<string>()
  for (const [index, ids] of made.entries()) {
    const text = texts[index] ?? ''
    const { structure } = locateDocument(text, 'markdown', { structure: true })
    if (structure === undefined) throw new Error('There is no structure.')
    const { places } = anchorsOf(structure, findProfile(profile))
    for (const id of ids) if (!places.has(id)) unknown.add(`${id} in ${JSON.stringify(text)}`)
  }
  return [...unknown]
}

describe('every id that the program makes is known', () => {
  test('Python-Markdown, which MkDocs runs', () => {
    const made = run('/usr/bin/python3', ['-c', python])
    expect(made.flat().length).toBeGreaterThan(1000)
    expect(unknownIds('mkdocs', made)).toEqual([])
  })

  test.each(['kramdown', 'GFM'])('kramdown, which Jekyll runs, reading %s', input => {
    const made = run('ruby', ['-e', ruby(input)])
    expect(made.flat().length).toBeGreaterThan(1000)
    expect(unknownIds('jekyll', made)).toEqual([])
  })
})

describe('what is offered is what the program makes by default', () => {
  const loose = fc
    .array(
      fc.oneof(word, fc.constantFrom(...'a --- ---- ----- `x--y` ... << >> {#own} Σ İ'.split(' '))),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    .map(words => `T ${words.join(' ')}`)
  const sources = fc
    .sample(fc.array(loose, { minLength: 1, maxLength: 8 }), { numRuns: 2000, seed: 31 })
    .map(headings => headings.map(text => `## ${text}\n`).join('\n'))

  test('kramdown with the GFM parser, for Jekyll', () => {
    const made = run('ruby', ['-e', ruby('GFM')], sources)
    const different = sources.flatMap((text, index) => {
      const { structure } = locateDocument(text, 'markdown', { structure: true })
      if (structure === undefined) throw new Error('There is no structure.')
      const { offered } = anchorsOf(structure, findProfile('jekyll'))
      const ids = new Set(made[index]?.map(id => id.replaceAll('&amp;', '&')))
      const others = offered.filter(id => !ids.has(id))
      return others.length === 0 ? [] : [{ text, others, ids: [...ids] }]
    })
    expect(different).toEqual([])
  })
})
