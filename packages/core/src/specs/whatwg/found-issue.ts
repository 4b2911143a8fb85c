import type { Issue, IssueKind } from '../../contract/issue.ts'
import type { GrowingIssue } from '../../generic-syntax/growing-issue.ts'
import { conformanceErrors, exceptions, type IssueParams } from './issues/outlines.generated.ts'

// The parser makes its issues of their names alone. The definitions, with their words and repairs, are much
// larger than the parser, and who only checks URLs need not load them.

/** The name of an issue: its code without that of the specification. */
export type IssueName = keyof typeof exceptions | keyof typeof conformanceErrors

/** The parameters of a message, apart from the marked characters. */
export type ParamsOf<Name extends IssueName> = Readonly<Record<IssueParams[Name], string>>

export const noParams: Readonly<Record<string, string>> = Object.freeze({})

type Outline = Pick<Issue, 'code' | 'kind' | 'specName'>

const outlines = Object.fromEntries([
  ...outlinesOf('parse-exception', exceptions),
  ...outlinesOf('conformance-error', conformanceErrors),
]) as Readonly<Record<IssueName, Outline>>

function outlinesOf(
  kind: IssueKind,
  specNames: Readonly<Record<string, string | null>>,
): readonly (readonly [string, Outline])[] {
  return Object.entries(specNames).map(([name, specName]) => [
    name,
    { code: `whatwg/${name}`, kind, specName },
  ])
}

export const codeOf = (name: IssueName): string => outlines[name].code

export function foundIssue(
  name: IssueName,
  start: number,
  end: number,
  params = noParams,
): GrowingIssue {
  const { code, kind, specName } = outlines[name]
  return { code, kind, specName, span: { start, end }, params }
}
