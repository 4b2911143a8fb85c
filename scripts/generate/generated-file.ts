/** A file that is made from others. */
export interface GeneratedFile {
  /** From the root of the repository, with `/` between names. */
  readonly path: string
  readonly text: string
}

/** Folders of pages that only the site or a package shows. They are made when needed; git ignores them. */
export const pageFolders = [
  'docs/issues',
  'docs/packages',
  'docs/reference',
  'docs/rules',
  'docs/specs',
  'packages/eslint-plugin/docs/rules',
] as const

/** Whether a generated file is a page of the site, which git does not track. */
export function isPage({ path }: GeneratedFile): boolean {
  return pageFolders.some(folder => path.startsWith(`${folder}/`))
}
