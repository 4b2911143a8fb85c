import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { packPackages } from '../../scripts/release/pack.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The path of the archive of each package that is published. */
    archives: Readonly<Record<string, string>>
  }
}

/** Packs the packages that are published, as they are published; needs a build. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'hreflint-packed-'))
  project.provide('archives', packPackages(folder))
  return () => rmSync(folder, { recursive: true, force: true })
}
