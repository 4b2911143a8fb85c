/**
 * Fills in the template of a message: `{{text}}` becomes `text`, which is ready to be shown, and any
 * other `{{name}}` a parameter of the issue.
 */
export function fillMessage(
  template: string,
  params: Readonly<Record<string, string>>,
  text: string,
): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    name === 'text' ? text : (params[name] ?? ''),
  )
}
