// Run in a folder that has `foam-core` installed. Reads vaults (files by path, from the root) as JSON and writes, for
// each, where every wikilink of its notes leads: the path, with `#` and the heading or block if there is one; null for
// nothing.
const { createRequire } = require('node:module')
const {
  AttachmentResourceProvider,
  createMarkdownParser,
  FoamWorkspace,
  MarkdownResourceProvider,
  Resource,
  URI,
} = createRequire(`${process.cwd()}/`)('foam-core')

const root = URI.file('/vault')
const parser = createMarkdownParser([])
const attached = path => ({
  uri: URI.file(`/vault/${path}`),
  title: path,
  type: 'image',
  properties: {},
  sections: [],
  blocks: [],
  links: [],
  tags: [],
  aliases: [],
})

function answersFor(files) {
  const store = { list: async () => [], read: async () => null }
  const workspace = new FoamWorkspace([root], '.md')
  workspace.registerProvider(new MarkdownResourceProvider(store, parser, ['.md']))
  workspace.registerProvider(new AttachmentResourceProvider([]))
  for (const [path, text] of Object.entries(files)) {
    const uri = URI.file(`/vault/${path}`)
    workspace.set(path.endsWith('.md') ? parser.parse(uri, text) : attached(path))
  }
  const answers = []
  for (const path of Object.keys(files).filter(each => each.endsWith('.md'))) {
    const note = workspace.get(URI.file(`/vault/${path}`))
    for (const link of note.links.filter(({ type }) => type === 'wikilink')) {
      const found = workspace.resolveLink(note, link)
      const isThere = found.scheme === 'file'
      const { fragment } = found
      const target = isThere && fragment ? workspace.find(found.with({ fragment: '' })) : null
      const hasPlace =
        target !== null &&
        (fragment.startsWith('^')
          ? Resource.findBlock(target, fragment.slice(1))
          : Resource.findSection(target, fragment)) != null
      answers.push({
        document: path,
        link: link.rawText,
        target: isThere ? found.path.slice(7) : null,
        hasPlace,
      })
    }
  }
  return answers
}

let text = ''
process.stdin.setEncoding('utf8').on('data', chunk => {
  text += chunk
})
process.stdin.on('end', () =>
  process.stdout.write(JSON.stringify(JSON.parse(text).map(answersFor))),
)
