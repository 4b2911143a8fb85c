import { type DocumentLanguage, hashComment } from '../../language.ts'
import { hashCommentsIn } from '../redirects/locate-redirects.ts'

/**
 * Configurations of web servers. Their paths are regular expressions and variables of their own, so that there are no
 * URLs; the response headers are read with the patterns.
 */
export const serverLanguages: readonly DocumentLanguage[] = [
  // Apache's files end in `.conf`, too: both are read in both.
  { ...server('nginx'), extensions: ['conf', 'conf.template', 'nginx', 'nginxconf'] },
  {
    ...server('apacheconf'),
    extensions: ['htaccess'],
    fileNames: ['httpd.conf', 'apache2.conf', '.htaccess'],
  },
  { ...server('caddyfile'), extensions: ['caddyfile'], fileNames: ['caddyfile'] },
]

function server(id: string): DocumentLanguage {
  return {
    id,
    extensions: [],
    isConfiguration: true,
    comments: [hashComment],
    locate: text => ({ urls: [], bases: [], comments: hashCommentsIn(text), encoding: 'utf-8' }),
  }
}
