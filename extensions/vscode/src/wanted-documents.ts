import { languages as registry, type TextDocument, workspace } from 'vscode'
import { type Schemes, selector } from './client-options.ts'
import { configurations, programs, prose, scripts } from './languages.ts'

const isScript: ReadonlySet<string> = new Set(scripts)
/** Languages in which most documents have no URL. */
const isRarelyWithUrl: ReadonlySet<string> = new Set([
  ...[...configurations, ...programs, ...prose],
  ...scripts,
])

/** Returns whether a document is open that needs a server. */
export async function isServerWanted(schemes: Schemes): Promise<boolean> {
  const wanted = selector(schemes)
  const open = workspace.textDocuments.filter(document => registry.match(wanted, document) > 0)
  return (
    open.some(mayHaveFindings) ||
    // A configuration file may say that scripts are checked. The server reads it.
    (open.length > 0 &&
      (await workspace.findFiles('**/hreflint.config.json', '**/node_modules/**', 1)).length > 0)
  )
}

function mayHaveFindings(document: TextDocument): boolean {
  if (isScript.has(document.languageId) && !isScriptChecked(document)) return false
  return !isRarelyWithUrl.has(document.languageId) || document.getText().includes('://')
}

function isScriptChecked(document: TextDocument): boolean {
  const setting = workspace.getConfiguration('hreflint', document).get<string>('javascript', 'auto')
  return setting !== 'off'
}
