import { languages as registry, type TextDocument, workspace } from 'vscode'
import { type Schemes, selector } from './client-options.ts'
import { scripts } from './languages.ts'

const isScript: ReadonlySet<string> = new Set(scripts)

/** Whether a document is open for which a server is needed. */
export async function isServerWanted(schemes: Schemes): Promise<boolean> {
  const wanted = selector(schemes)
  const open = workspace.textDocuments.filter(document => registry.match(wanted, document) > 0)
  return (
    open.some(document => !isScript.has(document.languageId) || isScriptChecked(document)) ||
    // A configuration file may say that scripts are checked; the server reads it.
    (open.length > 0 &&
      (await workspace.findFiles('**/hreflint.config.json', '**/node_modules/**', 1)).length > 0)
  )
}

function isScriptChecked(document: TextDocument): boolean {
  const setting = workspace.getConfiguration('hreflint', document).get<string>('javascript', 'off')
  return setting !== 'off'
}
