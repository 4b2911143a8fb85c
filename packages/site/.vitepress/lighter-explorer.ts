import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * VitePress sends the names of all files of all pages with each page, and their sidebars. The
 * explorer begins with its own pages; the others follow when somebody moves or types, and may
 * want to go on.
 */
export function lightenExplorer(folder: string): void {
  const chunks = `${folder}/assets/chunks`
  const name = readdirSync(chunks).find(file => /^metadata\.\w+\.js$/.test(file))
  if (name === undefined) throw new Error('VitePress wrote no metadata.')
  const metadata = readFileSync(`${chunks}/${name}`, 'utf8')
  const [own, map] =
    /^window\.__VP_HASH_MAP__=JSON\.parse\(("(?:[^"\\]|\\.)*")\);/.exec(metadata) ?? []
  if (own === undefined || map === undefined) throw new Error('The metadata begins in another way.')
  const files: Record<string, string> = JSON.parse(JSON.parse(map))
  const near = Object.entries(files).filter(([page]) => /^(?:explorer_|index\.md$)/.test(page))
  const [site, text] =
    /window\.__VP_SITE_DATA__=JSON\.parse\(("(?:[^"\\]|\\.)*")\);/.exec(metadata) ?? []
  if (site === undefined || text === undefined) throw new Error('There is no data of the site.')
  const data = JSON.parse(JSON.parse(text))
  writeFileSync(`${folder}/sidebar.json`, JSON.stringify(data.themeConfig.sidebar))
  data.themeConfig.sidebar = {}
  const light = `window.__VP_HASH_MAP__=${JSON.stringify(Object.fromEntries(near))};window.__VP_SITE_DATA__=${JSON.stringify(data)};${others}`
  const hash = createHash('sha256').update(light).digest('hex').slice(0, 8)
  const lightName = `metadata-explorer.${hash}.js`
  writeFileSync(`${chunks}/${lightName}`, light)
  for (const page of readdirSync(`${folder}/explorer`).filter(file => file.endsWith('.html'))) {
    const path = `${folder}/explorer/${page}`
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(name, lightName))
  }
}

/** VitePress asks for the same file itself where a page is not found. */
const others = `
{
  const events = ['pointermove', 'pointerdown', 'keydown']
  const load = () => {
    for (const event of events) removeEventListener(event, load, true)
    const read = name => fetch(new URL('../../' + name, import.meta.url)).then(response => response.json())
    Promise.all([read('hashmap.json'), read('sidebar.json')])
      .then(([files, sidebar]) => {
        Object.assign(__VP_SITE_DATA__.themeConfig.sidebar, sidebar)
        Object.assign(__VP_HASH_MAP__, files)
      })
      .catch(() => {})
  }
  for (const event of events) addEventListener(event, load, true)
}
`
