import { type Config, lintDocument, resolveConfig } from '@hreflint/linter'
import { expect, test } from 'vitest'
import { mark, marked } from '../support/marked.ts'

/** A complete configuration; the parts that a test does not name have their defaults. */
export function configOf(parts: unknown): Config {
  const { config, errors } = resolveConfig(parts)
  if (config === null) throw new Error(errors.map(error => error.message).join('\n'))
  return config
}

/**
 * Defines one test: the marked spans of the document are its findings, with these codes, in document
 * order, and there are no others.
 *
 *     finds('<img src="«»">', ['document/empty-url'])
 */
export function finds(
  document: string,
  codes: readonly string[],
  { config = {}, language = 'html' }: { config?: unknown; language?: string } = {},
): void {
  test(JSON.stringify(document), () => {
    const { text, spans } = marked(document)
    const findings = lintDocument(text, language, configOf(config))
    expect(findings.map(({ code, span }) => `${code} ${mark(text, [span])}`)).toEqual(
      codes.map((code, index) => `${code} ${mark(text, spans.slice(index, index + 1))}`),
    )
  })
}
