import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CodeServer } from './support/code-server.ts'
import { Workbench } from './support/workbench.ts'

const squiggles = ['\\\\', ' ', ' ', '%']

describe('VS Code on the desktop', () => {
  let server: CodeServer
  let bench: Workbench
  beforeAll(async () => {
    server = await CodeServer.start()
    bench = await Workbench.open(server, 'index.html', 'desktop')
  })
  afterAll(async () => {
    await bench?.close()
    await server?.stop()
  })

  test('underlines exactly the wrong characters', async () => {
    await bench.expectSquiggles(squiggles)
    await bench.shot('squiggles')
  })
})

describe('VS Code in the browser', () => {
  test('underlines exactly the wrong characters from a web worker', async () => {
    const server = await CodeServer.start({ web: true })
    const bench = await Workbench.open(server, 'index.html', 'browser')
    try {
      await bench.expectSquiggles(squiggles)
      await bench.shot('squiggles')
    } finally {
      await bench.close()
      await server.stop()
    }
  })
})
