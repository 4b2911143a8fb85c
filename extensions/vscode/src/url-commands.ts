import { commands, type Disposable, env, type TextEditor, Uri, window, workspace } from 'vscode'
import type { BaseLanguageClient } from 'vscode-languageclient'

/** The forms in which a URL can be copied, by command. */
const forms = {
  'hreflint.copyResolvedUrl': 'resolved',
  'hreflint.copyPercentEncodedUrl': 'percent-encoded',
  'hreflint.copyUnicodeUrl': 'unicode',
} as const

/**
 * Maximum number of explanations that are kept. A preview asks for its text again when it becomes
 * visible again.
 */
const keptExplanations = 50

/** The scheme of documents with explanations: `/URL.md` for a URL, `/<code>.md` for a code. */
export const explanationScheme = 'hreflint-explain'

/** Registers the commands for the URL at the cursor. The server answers them once it runs. */
export function registerUrlCommands(
  client: () => Promise<BaseLanguageClient | null>,
): Disposable[] {
  const explanations = new Map<string, string>()
  let explained = 0

  const ask = async (editor: TextEditor | undefined, method: string, more: object) => {
    const asked = editor && { uri: editor.document.uri, position: editor.selection.active }
    const running = await client()
    const answer =
      asked === undefined || !running?.isRunning()
        ? null
        : await running.sendRequest<string | null>(method, {
            textDocument: { uri: running.code2ProtocolConverter.asUri(asked.uri) },
            position: running.code2ProtocolConverter.asPosition(asked.position),
            ...more,
          })
    if (answer === null) window.setStatusBarMessage('hreflint: no URL at the cursor', 3000)
    return answer
  }

  const explainCode = async ({ path }: Uri) => {
    const code = path.slice(1).replace(/\.md$/, '')
    const running = await client()
    if (!running?.isRunning()) return ''
    return (await running.sendRequest<string | null>('hreflint/explainCode', { code })) ?? ''
  }

  const copyCommands = Object.entries(forms).map(([command, form]) =>
    commands.registerCommand(command, async () => {
      const url = await ask(window.activeTextEditor, 'hreflint/copyAs', { form })
      if (url !== null) await env.clipboard.writeText(url)
    }),
  )

  return [
    ...copyCommands,
    commands.registerCommand('hreflint.explainUrl', async () => {
      const explanation = await ask(window.activeTextEditor, 'hreflint/explain', {})
      if (explanation === null) return
      const query = String(++explained)
      const uri = Uri.from({ scheme: explanationScheme, path: '/URL.md', query })
      explanations.set(uri.toString(), explanation)
      const [oldest] = explanations.keys()
      if (explanations.size > keptExplanations && oldest !== undefined) explanations.delete(oldest)
      await showExplanation(uri)
    }),
    workspace.registerTextDocumentContentProvider(explanationScheme, {
      provideTextDocumentContent: async uri =>
        uri.query === '' ? explainCode(uri) : (explanations.get(uri.toString()) ?? ''),
    }),
  ]
}

/**
 * Shows an explanation as a preview, or as text if the editor's Markdown extension is turned off.
 */
export async function showExplanation(uri: Uri): Promise<void> {
  try {
    await commands.executeCommand('markdown.showPreview', uri)
  } catch {
    await window.showTextDocument(await workspace.openTextDocument(uri), { preview: true })
  }
}
