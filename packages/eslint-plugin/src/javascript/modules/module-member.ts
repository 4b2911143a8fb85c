/** A member of a module: `request` of `node:http`, `useRouter().push` of `vue-router`. */
export interface ModuleMember {
  readonly module: string
  /**
   * Names of exports and members, with `()` after those that are called. Empty for the module
   * itself.
   */
  readonly path: string
}
