import { expect, test } from 'vitest'
import { type DiagnosticReport, pulling, started } from '../sessions.ts'
import { temporaryWorkspace } from '../temporary-workspace.ts'

const workspace = temporaryWorkspace()
const { write, addressOf, roots } = workspace

test('an editor resolves the links of a notebook that it opens as a file', async () => {
  write('.git/HEAD', 'ref: refs/heads/main\n')
  write('.git/config', '[remote "origin"]\n\turl = https://github.com/a/b.git\n')
  write('b.ipynb', '{}')
  const text = String.raw`{ "cells": [{ "cell_type": "markdown", "metadata": {}, "source": ["\"a\" [b](b.ipynb)\n", "[c](c.ipynb)"] }], "metadata": {}, "nbformat": 4, "nbformat_minor": 5 }`
  write('a.ipynb', text)
  const { client } = await started(pulling, roots('.'))
  client.open(addressOf('a.ipynb'), text, 'jupyter')
  for (;;) {
    const { items = [] } = await client.request<DiagnosticReport>('textDocument/diagnostic', {
      textDocument: { uri: addressOf('a.ipynb') },
    })
    if (items.length === 0) {
      await new Promise(resolve => setTimeout(resolve, 20))
      continue
    }
    expect(items.map(({ code, range }) => [code, range.start.character])).toEqual([
      ['reference/missing-file', text.indexOf('c.ipynb')],
    ])
    break
  }
  await client.stop()
})
