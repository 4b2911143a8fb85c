import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { debianCache, htmlOf } from '../bench/debian-html.mjs'
import {
  type Compared,
  differences,
  seenByHreflint,
  seenByParse5,
} from '../documents/html/parse5-attributes.ts'

const packages = ['python3.11-doc', 'apache2-doc', 'sqlite3-doc']

const compared = new Set(
  (
    'a@href area@href link@href base@href script@src img@src iframe@src embed@src audio@src video@src source@src ' +
    'video@poster object@data q@cite blockquote@cite form@action button@formaction body@background frame@src'
  ).split(' '),
)
const isCompared: Compared = (element, attribute) => compared.has(`${element}@${attribute}`)

describe.each(packages)('%s', name => {
  const present = existsSync(debianCache + name)
  const title = present
    ? 'has its attributes where parse5 finds them'
    : 'skipped: not downloaded; test/bench/documents.bench.mjs does it'

  it.skipIf(!present)(title, { timeout: 600_000 }, () => {
    const different: string[] = []
    let count = 0
    for (const { path, text } of htmlOf(name) ?? []) {
      const ours = seenByHreflint(text, isCompared)
      count += ours.length
      for (const difference of differences(ours, seenByParse5(text, isCompared))) {
        different.push(`${path}: ${difference}`)
      }
    }
    expect(count).toBeGreaterThan(1000)
    expect(different).toEqual([])
  })
})
