import { type IssueDefinition, mention } from '@hreflint/core'

/** The message of a mistake of a place. `text` is what the span marks. */
export function fillMessage(
  definition: IssueDefinition,
  params: Readonly<Record<string, string>>,
  text: string,
): string {
  return definition.message.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    name === 'text' ? mention(text) : (params[name] ?? ''),
  )
}
