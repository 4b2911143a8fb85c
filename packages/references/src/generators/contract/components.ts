import type { Profile } from './profile.ts'

const ending = /\.(?:vue|svelte|astro|[cm]?[jt]sx?)$/

/** Whether a file is a component: a part of pages that does not know their addresses. */
export function isComponent(path: string): boolean {
  return ending.test(path)
}

/** Whether a file is a component that the generator of a site uses in pages. */
export function isComponentOf({ components }: Profile, path: string): boolean {
  return isComponent(path) && components.some(folder => path.startsWith(`${folder}/`))
}
