import { programOf } from '../../shared/program.ts'
import { readNginx } from './parse.ts'

/** nginx, for a request with a whole URL. The path is the one that locations are compared with. */
export const nginx = programOf({
  name: 'nginx',
  title: 'nginx',
  edition: {
    date: '2022-10-19',
    version: 'nginx 1.22.1',
    url: 'https://nginx.org/en/docs/http/ngx_http_core_module.html#location',
  },
  read: readNginx,
})
