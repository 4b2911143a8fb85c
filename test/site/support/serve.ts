import { existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { serveSite } from '../../../scripts/site/serve-site.mjs'

const built = fileURLToPath(new URL('../../../packages/site/.vitepress/dist', import.meta.url))

declare module 'vitest' {
  export interface ProvidedContext {
    address: string
  }
}

/** Serves what `npm run site -- --build` built. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(built)) throw new Error('The site is not built: npm run site -- --build')
  mkdirSync(fileURLToPath(new URL('../out', import.meta.url)), { recursive: true })
  const { address, close } = await serveSite(built)
  project.provide('address', address)
  return close
}
