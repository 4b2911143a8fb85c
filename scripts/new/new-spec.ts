import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { camelCase } from '../generate/issue-barrels.ts'
import { requireName, writeNewFiles } from './written-files.ts'

const specs = 'packages/core/src/specs'

/**
 * Writes the folder of a specification, adds it to the list of all, and says what is left to do. It
 * begins as a relative of RFC 3986, and so passes the laws; what it says of itself is to be filled in.
 */
export function newSpec(root: string, id: string): string {
  requireName(id, 'rfc3986')
  const folder = `${specs}/${id}`
  const table = readFileSync(join(root, `${specs}/rfc3986/issues/generic-syntax.ts`), 'utf8')
  writeNewFiles(root, {
    [`${folder}/index.ts`]: index(id),
    [`${folder}/parse.ts`]: parse,
    [`${folder}/define-issue.ts`]: defineIssue(id),
    [`${folder}/issues/generic-syntax.ts`]: table.replace(
      /^const section = [^\n]*$/m,
      'const section = (number: string) => `https://example.com/#section-${number}`',
    ),
    [`${folder}/notes.md`]: notes,
  })
  addToList(join(root, `${specs}/index.ts`), id)
  return `Wrote ${folder}, and added it to ${specs}/index.ts\nFill it in, then: pnpm generate && npm test`
}

function addToList(path: string, id: string): void {
  const name = camelCase(id)
  const source = readFileSync(path, 'utf8')
    .replace(
      /(?=^import \{ \w+ \} from '\.\/whatwg)/m,
      `import { ${name} } from './${id}/index.ts'\n`,
    )
    .replace(/(?<=^export const generalSpecs[^;]*?)(?=^\]\)$)/m, `  ${name},\n`)
  writeFileSync(path, source)
}

const index = (id: string) => `import type { UrlSpec } from '../../contract/spec.ts'
import { issues } from './issues/index.generated.ts'
import { parse, readPlain } from './parse.ts'

export const ${camelCase(id)}: UrlSpec = {
  id: '${id}',
  title: '',
  // The date, the version and the address of the document that this follows.
  edition: { date: '', version: '', url: '' },
  // The document's own words.
  terms: { conformanceError: '', parseException: '' },
  issues,
  parse,
  fast: { readPlain },
}
`

const parse = `import { uriCharacters } from '../../generic-syntax/characters/characters.ts'
import { definitionFinder } from '../../generic-syntax/definition-finder.ts'
import { referenceParser } from '../../generic-syntax/reference-parser.ts'
import { issues } from './issues/index.generated.ts'

/** Parses; with a base, resolves. */
export const { parse, readPlain } = referenceParser({
  characters: uriCharacters,
  definitionOf: definitionFinder(issues),
})
`

const defineIssue = (id: string) => `import { issuesOf } from '../../contract/issue-definition.ts'

export const defineIssue = issuesOf('${id}')
`

const notes = `## What it defines

## How it is read
`
