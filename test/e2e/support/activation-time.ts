// Prints how many milliseconds VS Code itself says that the extension took to activate, in each of
// some windows. It is activated by a command, so that no other extension is activated beside it.
import { begin } from './sessions.ts'

const times: number[] = []
for (let window = 0; window < 3; window++) {
  const { bench, end } = await begin('activation', '.vscode/settings.json')
  try {
    await bench.page.waitForTimeout(3000)
    await bench.command('hreflint: Show Log')
    await bench.command('Developer: Show Running Extensions')
    const row = bench.page.locator('.monaco-list-row .extension').filter({ hasText: 'hreflint' })
    const text = await row.locator('.activation-time').first().textContent()
    times.push(Number(/(\d+) ?ms/.exec(text ?? '')?.[1]))
  } finally {
    await end()
  }
}
console.log(JSON.stringify(times))
