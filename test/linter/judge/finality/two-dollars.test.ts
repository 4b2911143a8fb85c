import { applyEdits } from '@hreflint/core'
import { fixDocument, lintDocument } from '@hreflint/linter'
import { expect, test } from 'vitest'

test.each([
  'services:\n  a:\n    environment:\n      URL: "postgres://u:p$$w/d@db/x"\n',
  'services: { a: { environment: ["URL=postgres://u:p$$w/d@db/x"] } }\n',
])('Compose reads $$ as one character, which no suggestion encodes twice: %j', text => {
  const found = lintDocument(text, 'dockercompose')
  expect(found).toHaveLength(1)
  const fixes = found.flatMap(({ fixes }) => fixes)
  expect(fixes.map(({ edits }) => applyEdits(text, edits)).join()).not.toContain('%24%24')
  expect(fixDocument(text, 'dockercompose').output).toBe(text)
})
