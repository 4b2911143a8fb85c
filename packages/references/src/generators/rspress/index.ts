import { joinPath } from '../../listing/listing.ts'
import { sources } from '../contract/defaults.ts'
import { absent, folderIn, outputIn, servedAt, withoutBase } from '../contract/option-value.ts'
import { folderOf } from '../contract/options.ts'
import { named, type Profile } from '../contract/profile.ts'

const files = /^rspress\.config\.[cm]?[jt]s$/

export const rspress: Profile = {
  ...sources,
  id: 'rspress',
  title: 'Rspress',
  shownBy: files,
  configuration: files,
  read({ program, text }) {
    // The folder is usually the result of this call.
    const joined = /\broot:\s*path\.join\(\s*__dirname,\s*['"]([\w./-]+)['"]\s*\)/.exec(text)?.[1]
    const content =
      joined === undefined ? folderIn(program.outerValueOf('root'), 'docs') : folderOf(joined)
    if (content === null) return null
    return {
      ...outputIn(program.outerValueOf('outDir')),
      ...withoutBase(program.outerValueOf('base')),
      ...(content === 'docs'
        ? {}
        : { contents: [content], statics: [joinPath(content, 'public')] }),
    }
  },
  addressOf: ({ program }) => servedAt(absent, program.outerValueOf('base')),
  elsewhere: [{ isRoot: named(files), pages: /^docs\// }],
  contents: ['docs'],
  statics: ['docs/public'],
  built: 'doc_build',
  pageEndings: ['md', 'mdx'],
  // Versions, languages and plugins make pages of their own.
  certain: 'sources',
  aliases: /^[@~]/,
}
