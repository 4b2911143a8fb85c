import { describe } from 'vitest'
import { breaks, leadsTo, type TinySite } from '../tiny-site.ts'

// What Hugo makes of the shortcodes that write the addresses of pages.

const files = {
  'content/_index.md': '',
  'content/docs/_index.md': '# Docs\n',
  'content/docs/start.md': '# Start\n\n## First steps\n',
  'content/docs/bundle/index.md': '',
  'content/docs/Big Name.md': '',
  'content/docs/other.de.md': '',
  'content/docs/folder/page.md': '',
}
const site: TinySite = { document: 'content/docs/a.md', files, profile: 'hugo' }

describe('ref and relref find a page', () => {
  const start = 'content/docs/start.md'
  leadsTo(
    '[S]({{< ref "/docs/start" >}}) [S]({{% relref "/docs/start.md" %}})',
    [start, start],
    site,
  )
  leadsTo('[S]({{< relref "start" >}}) [S]({{< ref "docs/start" >}})', [start, start], site)
  leadsTo(
    '[S]({{< relref `/docs/start` >}}) [S]({{< ref "../docs/start" >}})',
    [start, start],
    site,
  )
  leadsTo(
    '[D]({{< ref "/docs/" >}}) [D]({{< ref "/docs/_index.md" >}})',
    Array(2).fill('content/docs/_index.md'),
    site,
  )
  leadsTo('[B]({{< ref "bundle" >}})', ['content/docs/bundle/index.md'], site)
  leadsTo('[B]({{< ref "/docs/big name" >}})', ['content/docs/Big Name.md'], site)
  leadsTo('[B]({{< relref "./Big%20Name.md" >}})', ['content/docs/Big Name.md'], site)
  leadsTo('[S]({{< ref "/docs/START" >}})', [start], site)
  leadsTo('<a href="{{< ref "/docs/start" >}}">S</a>', [start], site)
  leadsTo('[H]({{< ref "/" >}})', ['content/_index.md'], site)
})

describe('ref and relref find nothing', () => {
  breaks('[S]({{< ref "«/docs/strat»" >}})', ['missing-file'], site)
  breaks('[S]({{< relref "«./strat»" >}})', ['missing-file'], site)
  breaks(
    '[S]({{< relref "«/docs/strat»#x" >}}) [S]({{< ref "«/docs/none.md»" >}}#x)',
    ['missing-file', 'missing-file'],
    site,
  )
})

describe('the fragment', () => {
  const start = 'content/docs/start.md'
  leadsTo('[S]({{< ref "/docs/start#first-steps" >}})', [start], site)
  leadsTo(
    '[S]({{< ref "/docs/start" >}}#first-steps) [S]({{< ref "/docs/start" >}}?a)',
    [start, start],
    site,
  )
  leadsTo('# A\n\n[S]({{< ref "#a" >}})', ['content/docs/a.md'], site)
  breaks('[S]({{< ref "/docs/start#«first-step»" >}})', ['missing-fragment'], site)
  breaks('[S]({{< ref "/docs/start" >}}#«first-step»)', ['missing-fragment'], site)
})

describe('what only the build knows', () => {
  const unsure = '? generated'
  // A name alone is looked for in all folders.
  leadsTo('[P]({{< ref "page" >}})', [unsure], site)
  leadsTo(
    '[T]({{< ref "/tags/x" >}}) [O]({{< ref "/docs/other" >}}) [F]({{< ref "folder" >}})',
    [unsure, unsure, unsure],
    site,
  )
  leadsTo(
    '[S]({{< ref "/docs/start" >}}/more) [S]({{< ref .Page >}})',
    ['? placeholder', '? placeholder'],
    site,
  )
  leadsTo('[S]({{< ref path="/docs/start" lang="de" >}})', ['? placeholder'], site)
})
