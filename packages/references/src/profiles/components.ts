import type { Profile } from './profile.ts'

const ending = /\.(?:vue|svelte|astro|[cm]?[jt]sx?)$/

/** Whether a file is a component: a part of pages, whose addresses it does not know. */
export function isComponent(path: string): boolean {
  return ending.test(path)
}

/** Whether a file is a component of which the generator of a site makes pages. */
export function isComponentOf({ components }: Profile, path: string): boolean {
  return isComponent(path) && components.some(folder => path.startsWith(`${folder}/`))
}
