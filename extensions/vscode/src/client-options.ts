import { type LogOutputChannel, Uri, workspace } from 'vscode'
import type { LanguageClientOptions } from 'vscode-languageclient'
import { languages, linkedByEditor } from './languages.ts'
import { explanationScheme, showExplanation } from './url-commands.ts'

/** `null` for every scheme: documents of a browser's editor have many. */
export type Schemes = readonly string[] | null

/** What the client tells the server when it starts. */
export function clientOptions(schemes: Schemes, log: LogOutputChannel): LanguageClientOptions {
  const settings = workspace.getConfiguration('hreflint')
  return {
    documentSelector: selector(schemes),
    outputChannel: log,
    initializationOptions: {
      explanationScheme,
      linkedByEditor,
      validatesMarkdown: workspace.getConfiguration('markdown.validate').get('enabled') === true,
      workspaceDiagnostics: settings.get('workspaceDiagnostics') === true,
    },
    diagnosticPullOptions: { onChange: true, onTabs: true },
    middleware: {
      window: {
        showDocument: async (params, token, next) => {
          const uri = Uri.parse(params.uri)
          if (uri.scheme !== explanationScheme) return next(params, token)
          await showExplanation(uri)
          return { success: true }
        },
      },
    },
  }
}

export function selector(schemes: Schemes): { language: string; scheme?: string }[] {
  // For every scheme, cells of notebooks are included.
  if (schemes === null) return languages.map(language => ({ language }))
  const ofFiles = languages.flatMap(language => schemes.map(scheme => ({ language, scheme })))
  return [...ofFiles, { language: 'markdown', scheme: 'vscode-notebook-cell' }]
}
