import { type LogOutputChannel, Uri, workspace } from 'vscode'
import type { LanguageClientOptions } from 'vscode-languageclient'
import { languages, linkedByEditor } from './languages.ts'
import { explanationScheme, showExplanation } from './url-commands.ts'

/**
 * Schemes of documents. Null for every scheme, because documents of editors in a browser have many.
 */
export type Schemes = readonly string[] | null

/** Returns the options that the client sends to the server when it starts. */
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
  // Every scheme includes notebook cells.
  if (schemes === null) return languages.map(language => ({ language }))
  const ofFiles = languages.flatMap(language => schemes.map(scheme => ({ language, scheme })))
  return [...ofFiles, { language: 'markdown', scheme: 'vscode-notebook-cell' }]
}
