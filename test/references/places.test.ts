import { describe } from 'vitest'
import { breaks, leadsTo } from './tiny-site.ts'

describe('a web app manifest', () => {
  const document = 'app/manifest.webmanifest'
  breaks(
    '{"display": "minimal-ui", "start_url": "«start.html»", "icons": [{"src": "«none.png»"}, {"src": "icon.png"}], "scope": "none/", "id": "/none"}',
    ['missing-file', 'missing-file'],
    { document, files: ['app/icon.png'] },
  )
  breaks(
    '{"theme_color": "red", "shortcuts": [{"url": "a.html", "icons": [{"src": "«b\\u002epng»"}]}]}',
    ['missing-file'],
    {
      document,
      files: ['app/a.html'],
    },
  )
  breaks('{"display": "browser", "screenshots": [{"src": "«page.html»"}]}', ['unexpected-type'], {
    document,
    files: ['app/page.html'],
  })
  leadsTo('{"icons": [{"src": "none.png"}]}', [], { document: 'app/manifest.json' })
  leadsTo(
    '{"start_url": "../?source=app", "name": "none.html", "icons": [{"src": "icon.png"}]}',
    ['index.html', 'app/icon.png'],
    { document, files: ['index.html', 'app/icon.png'] },
  )
})

describe('llms.txt', () => {
  const site = {
    document: 'llms.txt',
    files: ['guide.md', 'a.html'],
    siteUrl: 'https://site.test/',
  }
  breaks(
    '# Site\n\n- [Guide](https://site.test/guide.md)\n- [Old](https://site.test«/old.md»): gone\n- [A](a.html)\n',
    ['missing-file'],
    site,
  )
})
