// Declared by hand so that no other code can use the Node types.
declare global {
  interface ImportMeta {
    url: string
  }
}
declare const process: {
  getBuiltinModule(id: 'node:module'): { createRequire(url: string): (id: string) => unknown }
}

/** Returns the `require` of Node for a module, which loads another in the middle of a call. */
export function requireOf(url: string): (id: string) => unknown {
  return process.getBuiltinModule('node:module').createRequire(url)
}
