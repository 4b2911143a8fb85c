import type { CodeSyntax } from '../code-syntax.ts'
import { backslashEscapes } from '../escapes.ts'
import { besideOperators } from './neighbors.ts'
import { blockAndLine } from './shared-forms.ts'

/** Terraform and other HCL files: quoted templates and heredocs. */
export const terraform: CodeSyntax = {
  comments: [{ open: '#' }, ...blockAndLine],
  heredoc: '<<-?[A-Za-z_]\\w*',
  strings: [
    {
      open: '"',
      keeps: 'backslash',
      interpolation: '[$%]\\{',
      kept: '\\$\\$\\{|%%\\{',
      escapes: backslashEscapes({
        named: 'nrt',
        itself: '"\\',
        numbered: ['u', 'U'],
        active: '${',
      }),
    },
  ],
  neighbors: besideOperators,
}

/** The schema of Prisma: quoted strings. */
export const prisma: CodeSyntax = {
  comments: [{ open: '//' }],
  strings: [
    { open: '"', keeps: 'backslash', escapes: backslashEscapes({ named: 'nrt', itself: '"\\' }) },
  ],
  neighbors: besideOperators,
}
