import ts from 'typescript'

/** What a sample computes, and what the comment beside it says. */
export interface Claim {
  readonly expression: string
  readonly actual: unknown
  readonly expected: unknown
}

export interface ModuleRun {
  readonly claims: readonly Claim[]
  /** What it exports by default. */
  readonly exported: unknown
}

type Runner = (
  load: (name: string) => Promise<unknown>,
  claim: (claim: Claim) => void,
  ...globals: readonly unknown[]
) => Promise<unknown>

/**
 * Runs a JavaScript or TypeScript module. Where a comment follows an expression statement, on its
 * line or below, it is taken for the value of the expression.
 *
 * @param globals What the module takes for granted.
 */
export async function runModule(
  text: string,
  globals: Readonly<Record<string, unknown>> = {},
): Promise<ModuleRun> {
  const source = ts.createSourceFile('sample.ts', text, ts.ScriptTarget.Latest, true)
  const body = source.statements.map(statement => rewritten(statement, text)).join('\n')
  const names = ['$load', '$claim', ...Object.keys(globals)].join(', ')
  const { outputText } = ts.transpileModule(`const $run = async (${names}) => {\n${body}\n}`, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  })
  // The samples are those of this repository.
  const run: Runner = new Function(`${outputText}\nreturn $run`)()
  const claims: Claim[] = []
  const load = (name: string) => import(name)
  const exported = await run(load, claim => claims.push(claim), ...Object.values(globals))
  return { claims, exported }
}

function rewritten(statement: ts.Statement, text: string): string {
  if (ts.isImportDeclaration(statement)) return importAsCall(statement)
  if (ts.isExportAssignment(statement)) return `return ${statement.expression.getText()}`
  const own = statement.getText()
  if (!ts.isExpressionStatement(statement)) return own
  const expected = commentAfter(text, statement.getEnd())
  if (expected === null) return own
  const expression = statement.expression.getText()
  return `$claim({ expression: ${JSON.stringify(expression)}, actual: ${expression}, expected: (${expected}) })`
}

function importAsCall({ importClause, moduleSpecifier }: ts.ImportDeclaration): string {
  const module = `await $load(${moduleSpecifier.getText()})`
  if (importClause === undefined) return `${module};`
  const { name, namedBindings } = importClause
  if (namedBindings !== undefined && ts.isNamespaceImport(namedBindings)) {
    return `const ${namedBindings.name.text} = ${module};`
  }
  const members = [
    ...(name === undefined ? [] : [`default: ${name.text}`]),
    ...(namedBindings === undefined
      ? []
      : namedBindings.elements.map(({ propertyName, name: local }) =>
          propertyName === undefined ? local.text : `${propertyName.getText()}: ${local.text}`,
        )),
  ]
  return `const { ${members.join(', ')} } = ${module};`
}

/** The text of the comments right after a statement; null if there are none. */
function commentAfter(text: string, end: number): string | null {
  const comment = /^[ \t]*\/\/(.*(?:\n[ \t]*\/\/.*)*)|^\n((?:[ \t]*\/\/.*\n?)+)/.exec(
    text.slice(end),
  )
  if (comment === null) return null
  return (comment[1] ?? comment[2] ?? '').replaceAll(/^[ \t]*\/\//gm, '').trim()
}
