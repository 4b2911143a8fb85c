/**
 * Returns the span of the system identifier in a DOCTYPE: `about:legacy-compat` or the URL of a
 * DTD. Null if there is none. HTML allows it only after `SYSTEM` or after a public identifier.
 */
export function systemIdentifierOf(doctype: string): { start: number; end: number } | null {
  const space = '[\\t\\n\\f\\r ]'
  const identifier = '(?:"([^">]*)"|\'([^\'>]*)\')'
  const pattern = new RegExp(
    `^<!doctype${space}*[^\\t\\n\\f\\r >]+${space}+` +
      `(?:system|public${space}*(?:"[^">]*"|'[^'>]*'))${space}*${identifier}`,
    'di',
  )
  const found = pattern.exec(doctype)
  const [start, end] = found?.indices?.[1] ?? found?.indices?.[2] ?? []
  return start === undefined || end === undefined ? null : { start, end }
}
