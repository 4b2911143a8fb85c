import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram, laterNeovims } from '../support/places.ts'

/** An editor without a window that runs a script with the language server. */
export interface LspEditor {
  readonly title: string
  /** Null if it is not installed. */
  readonly program: string | null
  readonly args: readonly string[]
  readonly kind: 'neovim' | 'later neovim' | 'emacs'
}

/** The editors, each with its script in a folder: `<name>.lua` or `<name>.el`. */
export function lspEditors(folder: string, lua: string, lisp: string): readonly LspEditor[] {
  const args = ['--headless', '-u', 'NONE', '-i', 'NONE', '-n', '-S', join(folder, lua)]
  return [
    { title: 'Neovim', program: findProgram('nvim'), args, kind: 'neovim' },
    ...laterNeovims.map(({ program, version }) => ({
      title: `Neovim ${version}`,
      program: existsSync(program) ? program : null,
      args,
      kind: 'later neovim' as const,
    })),
    {
      title: 'Emacs with eglot',
      program: findProgram('emacs'),
      args: ['-Q', '--batch', '-l', join(folder, lisp)],
      kind: 'emacs',
    },
  ]
}
