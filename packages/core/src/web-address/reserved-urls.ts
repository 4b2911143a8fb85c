/** URLs that are reserved for use where no resource is meant. They parse and resolve as any other. */
export const reservedUrls: ReadonlyMap<string, string> = new Map([
  ['about:legacy-compat', 'DOCTYPE system identifier'],
  ['about:srcdoc', 'the address of an iframe srcdoc document'],
])
