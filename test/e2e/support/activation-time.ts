// Prints how many milliseconds VS Code itself says that the extension took to activate, in each of
// some windows. It is activated by a command, so that no other extension is activated beside it.
import { begin } from './sessions.ts'

const times: number[] = []
for (let window = 0; window < 3; window++) {
  const { bench, end } = await begin('activation', '.vscode/settings.json')
  try {
    await bench.page.waitForTimeout(3000)
    await bench.command('hreflint: Show Log')
    await bench.command('View: Toggle Panel Visibility')
    await bench.command('Developer: Show Running Extensions')
    // The slowest come first, and the list holds only what is in sight.
    await bench.page.setViewportSize({ width: 1280, height: 2400 })
    const row = bench.page.locator('.editor-instance .monaco-list-row', { hasText: 'hreflint' })
    const text = await row.locator('.activation-time').textContent()
    times.push(Number(/(\d+) ?ms/.exec(text ?? '')?.[1]))
  } finally {
    await end()
  }
}
console.log(JSON.stringify(times))
