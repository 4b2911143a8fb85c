import { commands, type Disposable, env, type TextEditor, Uri, window, workspace } from 'vscode'
import type { BaseLanguageClient } from 'vscode-languageclient'

/** The forms in which a URL can be copied, by command. */
const forms = {
  'hreflint.copyResolvedUrl': 'resolved',
  'hreflint.copyPercentEncodedUrl': 'percent-encoded',
  'hreflint.copyUnicodeUrl': 'unicode',
} as const

/** How many explanations are kept; a preview asks again when it is looked at again. */
const keptExplanations = 50

/** Documents that explain: `/URL.md` a URL, `/<code>.md` a code. */
export const explanationScheme = 'hreflint-explain'

/** The commands about the URL under the cursor. The server knows the answers, once it is there. */
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

/** As it is meant to look, or as text where the editor's own Markdown extension is switched off. */
export async function showExplanation(uri: Uri): Promise<void> {
  try {
    await commands.executeCommand('markdown.showPreview', uri)
  } catch {
    await window.showTextDocument(await workspace.openTextDocument(uri), { preview: true })
  }
}
