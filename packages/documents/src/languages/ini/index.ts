import { type DocumentLanguage, hashComment, semicolonComment } from '../../language.ts'
import { locateIni } from './locate-ini.ts'

/** Files of keys and values, line by line. */
export const iniLanguages: readonly DocumentLanguage[] = [
  language('ini', 'ini cfg npmrc gitmodules gitconfig editorconfig'),
  language('properties', 'properties'),
]

function language(id: string, extensions: string): DocumentLanguage {
  return {
    id,
    extensions: extensions.split(' '),
    isConfiguration: true,
    comments: id === 'ini' ? [semicolonComment, hashComment] : [hashComment],
    locate: text => locateIni(text, { isProperties: id === 'properties' }),
  }
}
