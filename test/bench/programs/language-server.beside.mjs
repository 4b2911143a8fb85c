// What VS Code's own HTML service needs to find the links of a page after each of some edits.
// Run by language-server.bench.mjs, in a process of its own. Prints the times, or null without the service.
import { readFileSync } from 'node:fs'
import { processorTime } from '../measure.mjs'

const text = readFileSync(process.argv[2], 'utf8')
const service = await import('vscode-html-languageservice').catch(() => null)
if (service === null) {
  console.log('null')
} else {
  const { getLanguageService, TextDocument } = service.default ?? service
  const html = getLanguageService()
  const wall = []
  const processor = []
  for (let round = -3; round < 12; round++) {
    const document = TextDocument.create('file:///nowhere/page.html', 'html', round + 3, text)
    const start = processorTime()
    const begin = performance.now()
    html.findDocumentLinks(document, { resolveReference: reference => reference })
    if (round < 0) continue
    wall.push(performance.now() - begin)
    processor.push(processorTime() - start)
  }
  console.log(JSON.stringify({ wall, processor }))
}
