import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/**
 * Returns the sorted names that a module exports, `type` before those of types. The module is read and not run, because some
 * entries start a server.
 */
export function namesIn(path: string): readonly string[] {
  const module = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest)
  const names = module.statements.flatMap(statement => exportedBy(statement, path))
  return [...new Set(names)].toSorted()
}

function exportedBy(statement: ts.Statement, path: string): readonly string[] {
  if (ts.isExportAssignment(statement)) return ['default']
  if (ts.isExportDeclaration(statement)) return reExportedBy(statement, path)
  if (!isExported(statement)) return []
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
    return [`type ${statement.name.text}`]
  }
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    return [statement.name?.text ?? 'default']
  }
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => boundBy(name))
  }
  throw new Error(`${path} exports a ${ts.SyntaxKind[statement.kind]}.`)
}

/** `const a = …`, `const { a, b } = …` */
function boundBy(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap(element =>
    ts.isBindingElement(element) ? boundBy(element.name) : [],
  )
}

function isExported(statement: ts.Statement): boolean {
  if (!ts.canHaveModifiers(statement)) return false
  const modifiers = ts.getModifiers(statement) ?? []
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
}

/** `export { a } from`, `export * from`, `export * as a from`, and `export { a }` */
function reExportedBy(statement: ts.ExportDeclaration, path: string): readonly string[] {
  const { exportClause, isTypeOnly, moduleSpecifier } = statement
  if (exportClause === undefined) {
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return []
    return namesIn(join(dirname(path), moduleSpecifier.text))
  }
  if (ts.isNamespaceExport(exportClause)) return [exportClause.name.text]
  return exportClause.elements.map(element =>
    isTypeOnly || element.isTypeOnly ? `type ${element.name.text}` : element.name.text,
  )
}
