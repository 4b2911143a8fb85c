import {
  blockComment,
  type CommentSyntax,
  type DocumentLanguage,
  hashComment,
  lineComment,
} from '../../language.ts'
import type { CodeSyntax } from './code-syntax.ts'
import { codeLocator } from './locate-code.ts'
import { c } from './syntaxes/c.ts'
import { csharp } from './syntaxes/csharp.ts'
import { go } from './syntaxes/go.ts'
import { groovy, java, kotlin, scala } from './syntaxes/jvm.ts'
import { python } from './syntaxes/python.ts'
import { ruby } from './syntaxes/ruby.ts'
import { rust } from './syntaxes/rust.ts'
import { dart } from './syntaxes/scripting/dart.ts'
import { elixir } from './syntaxes/scripting/elixir.ts'
import { lua } from './syntaxes/scripting/lua.ts'
import { powershell } from './syntaxes/scripting/powershell.ts'
import { make, shell, systemd } from './syntaxes/shell.ts'
import { sql } from './syntaxes/sql.ts'
import { swift } from './syntaxes/swift.ts'
import { prisma, terraform } from './syntaxes/terraform.ts'

const slashes = [lineComment, blockComment]
const hash = [hashComment]
const dashes: readonly CommentSyntax[] = [['-- ', ''], blockComment]

/** Programming languages, each by its strings and comments. Of JavaScript more is known: see `script`. */
export const codeLanguages: readonly DocumentLanguage[] = [
  language('python', 'py pyi pyw', python, hash),
  language('go', 'go', go, slashes),
  language('rust', 'rs', rust, slashes),
  language('java', 'java', java, slashes),
  language('kotlin', 'kt kts', kotlin, slashes),
  language('csharp', 'cs csx', csharp, slashes),
  language('c', 'c h', c, slashes),
  language('cpp', 'cc cpp cxx hh hpp hxx', c, slashes),
  language('ruby', 'rb rake gemspec', ruby, hash),
  {
    ...language('shellscript', 'sh bash zsh ksh fish', shell, hash),
    fileNames: ['.envrc', 'procfile'],
  },
  {
    ...language('dockerfile', 'dockerfile', shell, hash),
    fileNames: ['dockerfile', 'containerfile'],
  },
  language('sql', 'sql', sql, dashes),
  language('terraform', 'tf tfvars hcl', terraform, hash),
  language('prisma', 'prisma', prisma, [lineComment]),
  language('swift', 'swift', swift, slashes),
  language('scala', 'scala sc sbt', scala, slashes),
  { ...language('groovy', 'groovy gradle', groovy, slashes), fileNames: ['jenkinsfile'] },
  language('dart', 'dart', dart, slashes),
  language('elixir', 'ex exs', elixir, hash),
  language('lua', 'lua', lua, dashes.slice(0, 1)),
  language('powershell', 'ps1 psm1 psd1', powershell, hash),
  {
    ...language('makefile', 'mk mak', make, hash),
    fileNames: ['makefile', 'gnumakefile', 'justfile'],
  },
  language('systemd', 'service socket timer container', systemd, hash),
]

function language(
  id: string,
  extensions: string,
  syntax: CodeSyntax,
  comments: readonly CommentSyntax[],
): DocumentLanguage {
  return {
    id,
    extensions: extensions.split(' '),
    isConfiguration: true,
    comments,
    locate: codeLocator(syntax),
  }
}
