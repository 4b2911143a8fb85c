import { ownText, type ShownText } from './secrets/shown-text.ts'

/**
 * Fills in the template of a message: `{{text}}` becomes `text`, which is ready to be shown, and any
 * other `{{name}}` a parameter of the issue.
 */
export function fillMessage(
  template: string,
  params: Readonly<Record<string, ShownText>>,
  text: ShownText,
): ShownText {
  const filled = template.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    name === 'text' ? text : (params[name] ?? ''),
  )
  return ownText(filled)
}
