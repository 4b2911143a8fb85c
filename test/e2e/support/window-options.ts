import type { BrowserContext } from 'playwright-core'
import type { CodeServer } from './code-server.ts'

/** Nothing leaves this machine. */
export async function stayHere(context: BrowserContext): Promise<void> {
  await context.route(
    url => url.protocol.startsWith('http') && url.hostname !== '127.0.0.1',
    route => route.abort(),
  )
}

/**
 * Names the served extension as one under development. The workbench reads its options from a meta
 * element, which is edited in the page before the deferred module runs: answering the document from a
 * route would make Chromium refuse the workbench's WebSocket.
 */
export async function developExtension(context: BrowserContext, server: CodeServer): Promise<void> {
  if (server.webExtension === null) return
  const address = {
    scheme: 'http',
    authority: `127.0.0.1:${server.port}`,
    path: server.webExtension,
  }
  await context.addInitScript(extension => {
    new MutationObserver((_, observer) => {
      const meta = document.getElementById('vscode-workbench-web-configuration')
      if (meta === null) return
      const options = JSON.parse(meta.getAttribute('data-settings') ?? '{}')
      options.developmentOptions = { ...options.developmentOptions, extensions: [extension] }
      meta.setAttribute('data-settings', JSON.stringify(options))
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  }, address)
}
