import { type DocumentLanguage, markupComment } from '../../language.ts'
import { plainHtml } from '../html/html-dialect.ts'
import { locateHtml } from '../html/locate-html.ts'
import { locateMarkdown } from './locate-markdown.ts'
import { locateMdx } from './mdx/locate-mdx.ts'

/** The HTML in a Markdown document cannot declare an encoding. */
const inMarkdown = { depth: 0, encoding: 'utf-8' }

export const markdownLanguages: readonly DocumentLanguage[] = [
  {
    id: 'markdown',
    extensions: ['md', 'markdown', 'mkd', 'mdown'],
    fileNames: ['llms.txt'],
    comments: [markupComment],
    commentsBeside: true,
    locate: (text, options) =>
      locateMarkdown(text, options, (html, given) =>
        locateHtml(html, given, plainHtml, inMarkdown),
      ),
  },
  {
    id: 'mdx',
    extensions: ['mdx'],
    comments: [['{/* ', ' */}']],
    commentsBeside: true,
    locate: locateMdx,
  },
]
