import type { DocumentLanguage } from '../../language.ts'
import { locateMdx } from './locate-mdx.ts'

export const mdxLanguages: readonly DocumentLanguage[] = [
  {
    id: 'mdx',
    extensions: ['mdx'],
    comments: [['{/* ', ' */}']],
    commentsBeside: true,
    locate: locateMdx,
  },
]
