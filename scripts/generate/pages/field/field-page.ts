import {
  readBreaks,
  readFigures,
  readLinted,
  readRepositories,
  readRewriteRows,
  readVerdicts,
} from './files.ts'
import { judgedPresets } from './judged-presets.ts'
import { breakTable, codeTable, eslintTable, repositoryTable, rewriteTable } from './tables.ts'
import type { GeneratedFile } from '../../generated-file.ts'
import { generatedFrom } from '../markdown.ts'

/** The page "Precision in the field": what hreflint says in repositories of others, by its ledger. */
export function fieldPage(): GeneratedFile {
  const repositories = readRepositories()
  const names = [...repositories.keys()]
  const kinds = (name: string) => repositories.get(name)?.kind ?? ''
  const text = [
    generatedFrom('test/field'),
    '',
    '# Precision in the field',
    '',
    `What hreflint says with its default settings in ${names.length} public repositories. For each finding, somebody read the place: the file around it, and what the`,
    'generator, the template engine or the program makes of it. One mistake is one code about one URL in one file.',
    '',
    '- **wanted**: a maintainer who is told changes this line.',
    '- **unwanted**: true by the text, and nobody acts.',
    '- **false**: the link works, the text is no URL, or the claim is wrong.',
    '',
    codeTable(new Map(names.map(name => [name, readVerdicts(name)]))),
    '',
    '## ESLint',
    '',
    `What the presets \`recommended\` and \`security\` say of the JavaScript and TypeScript of ${readLinted().length} of these repositories, without what builds and other projects made.`,
    '',
    eslintTable(new Map(names.map(name => [name, readVerdicts(name, 'eslint')])), judgedPresets()),
    '',
    '## Fixes',
    '',
    'Each line that `--fix` writes in these repositories: it is right, it hides a typing mistake, or it breaks the file.',
    '',
    rewriteTable(new Map(names.map(name => [name, readRewriteRows(name)]))),
    '',
    '## What is found',
    '',
    'Less noise is easy: say nothing. So URLs that are sound, and links whose targets exist, are broken on purpose, each in one way that people do.',
    '',
    breakTable(readBreaks()),
    '',
    '## Repositories',
    '',
    'Links count as decided if hreflint knows whether their targets exist. Links out of the repository are left out.',
    '',
    repositoryTable(readFigures(), kinds),
    '',
  ].join('\n')
  return { path: 'docs/reference/field.md', text }
}
