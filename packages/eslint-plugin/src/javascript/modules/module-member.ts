/** What an expression takes from a module: `request` of `node:http`, `useRouter().push` of `vue-router`. */
export interface ModuleMember {
  readonly module: string
  /** Names that the module gives, and `()` after those that are called; empty for the module itself. */
  readonly path: string
}
