import type { LocatedDocument } from '../../embedded-url.ts'
import { type DocumentLanguage, lineComment } from '../../language.ts'
import { endOfFrontMatter } from '../../template/find-expressions.ts'
import { locateScript } from '../script/locate-script.ts'
import { withCode } from './with-code.ts'

/** Adds to Astro components what is found in the program between the lines `---`, if it is wanted. */
export function withFrontMatter(component: DocumentLanguage): DocumentLanguage {
  return {
    ...component,
    comments: [...component.comments, lineComment],
    locate: (text, options) => {
      const located = component.locate(text, options)
      return options.scripts === true ? withCode(located, programOf(text)) : located
    },
  }
}

function programOf(text: string): LocatedDocument {
  // The lines themselves are blanked, so that offsets are those of the component.
  const program = text.slice(0, endOfFrontMatter(text)).replace(/---/, '   ').replace(/---$/, '')
  return locateScript(program, { jsx: false })
}
