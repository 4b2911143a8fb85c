const functions = new Set([
  'createElementNS',
  'createAttributeNS',
  'createDocument',
  'createDocumentType',
  'getAttributeNS',
  'setAttributeNS',
  'hasAttributeNS',
  'removeAttributeNS',
  'getElementsByTagNameNS',
  'lookupPrefix',
  'startsWith',
  'endsWith',
  'includes',
  'indexOf',
  'lastIndexOf',
  'replace',
  'replaceAll',
  'split',
  'match',
  'test',
  'RegExp',
])

/** Whether a function takes names that only look like URLs, compares texts, or takes a pattern. */
export function takesNoUrl(functionName: string): boolean {
  return functions.has(functionName)
}

const identifier =
  /^xmlns|namespace|(?:^|_)ns(?:uri)?$|nsuri$|doctype|publicid|systemid|schema|(?:^|_)dsn$/i

/**
 * Whether a variable, property or attribute with this name holds an XML namespace, a data source
 * name (Sentry writes a public key where a URL has a user name), or a similar identifier.
 */
export function holdsIdentifier(name: string): boolean {
  return identifier.test(name) || /(?:NS|Dsn|DSN)$/.test(name)
}
