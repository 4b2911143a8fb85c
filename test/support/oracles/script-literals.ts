import { ScriptTokens } from '@hreflint/documents/javascript'
import ts from 'typescript'

const literals: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.StringLiteral, 'string'],
  [ts.SyntaxKind.NoSubstitutionTemplateLiteral, 'template'],
  [ts.SyntaxKind.TemplateHead, 'template-head'],
  [ts.SyntaxKind.TemplateMiddle, 'template-middle'],
  [ts.SyntaxKind.TemplateTail, 'template-tail'],
])

const names: ReadonlySet<string> = new Set(literals.values())

const kindOf = (path: string): ts.ScriptKind => {
  if (/\.[mc]?ts$/.test(path)) return ts.ScriptKind.TS
  return path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.JSX
}

/** The strings and parts of templates that TypeScript finds; null if it cannot parse the program. */
export function literalsByTypeScript(path: string, source: string): readonly string[] | null {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kindOf(path))
  if ((file as unknown as { parseDiagnostics: readonly unknown[] }).parseDiagnostics.length > 0) {
    return null
  }
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const name = literals.get(node.kind)
    if (name !== undefined) found.push(shown(name, source, node.getStart(file, false), node.end))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found.sort()
}

/** The same by the tokenizer of hreflint. */
export function literalsByTokens(path: string, source: string): readonly string[] {
  const tokens = ScriptTokens.of(source, kindOf(path) !== ts.ScriptKind.TS)
  const found: string[] = []
  for (let index = 0; index < tokens.length; index++) {
    const kind = tokens.kind(index)?.replace('jsx-string', 'string') ?? ''
    if (names.has(kind)) {
      found.push(shown(kind, source, tokens.start(index), tokens.end(index)))
    }
  }
  return found.sort()
}

/** Whether both find the same. What TypeScript cannot parse is not compared. */
export function agreesOn(path: string, source: string): boolean {
  const expected = literalsByTypeScript(path, source)
  return expected === null || expected.join('\n') === literalsByTokens(path, source).join('\n')
}

function shown(kind: string, source: string, start: number, end: number): string {
  return `${start}-${end} ${kind} ${source.slice(start, Math.min(end, start + 40))}`
}
