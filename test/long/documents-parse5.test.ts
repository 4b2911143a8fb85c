import { describe, expect, it } from 'vitest'
import { htmlOf } from '../bench/documents/debian-html.mjs'
import {
  type Compared,
  differences,
  seenByHreflint,
  seenByParse5,
} from '../documents/html/parse5-attributes.ts'

// The pages of python3.11-doc agree as well; parse5 takes as long for them as for these three together.
const packages = ['apache2-doc', 'sqlite3-doc', 'nodejs-doc']

const compared = new Set(
  (
    'a@href area@href link@href base@href script@src img@src iframe@src embed@src audio@src video@src source@src ' +
    'video@poster object@data q@cite blockquote@cite form@action button@formaction body@background frame@src'
  ).split(' '),
)
const isCompared: Compared = (element, attribute) => compared.has(`${element}@${attribute}`)

describe.each(packages)('%s', name => {
  const files = htmlOf(name)
  // In continuous integration there is Debian and the network: that they are missing is a fault there.
  const isExcused = files === null && process.env.CI === undefined
  const title = isExcused
    ? 'skipped: the Debian package cannot be downloaded'
    : 'has its attributes where parse5 finds them'

  it.skipIf(isExcused)(title, { timeout: 600_000 }, () => {
    const different: string[] = []
    let count = 0
    for (const { path, text } of files ?? []) {
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
