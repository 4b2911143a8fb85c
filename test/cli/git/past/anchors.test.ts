import { describe, expect, test } from 'vitest'
import { git, repositoryWith } from '../../support/git-repository.ts'
import { commit, config, missing, move, write } from '../../support/history.ts'
import { runCli } from '../../support/run-cli.ts'

// Headings and ids that were there once.

const guide = (...headings: readonly string[]) =>
  headings.map(heading => `## ${heading}\n\nWords about ${heading}.\n`).join('\n')

/** A repository whose `guide.md` has had several versions. The last one is committed unless that is left out. */
function repositoryOf(versions: readonly string[], link: string, name = 'guide.md') {
  const [first = '', ...rest] = versions
  const cwd = repositoryWith({ ...config, [name]: first, 'README.md': link })
  const ids = rest.map((text, index) => {
    write(cwd, name, text)
    return commit(cwd, index + 2)
  })
  return { cwd, ids }
}

test('a heading that was renamed', async () => {
  const { cwd, ids } = repositoryOf(
    [guide('About', 'Set up', 'Usage'), guide('About', 'Installation', 'Usage')],
    '[x](guide.md#set-up)\n',
  )
  expect(await missing(cwd)).toEqual([
    {
      url: 'guide.md#set-up',
      past: `Git remembers: #set-up became #installation in ${ids[0]} (2026-03-02).`,
      titles: ['Change to guide.md#installation'],
    },
  ])
})

test('is offered before similar names, and written by --fix-suggestions', async () => {
  const { cwd } = repositoryOf(
    [
      guide('About', 'Set up', 'Usage', 'Sets up'),
      guide('About', 'Installation', 'Usage', 'Sets up'),
    ],
    '[x](guide.md#set-up)\n',
  )
  const [found] = await missing(cwd)
  expect(found?.titles).toEqual(['Change to guide.md#installation', 'Change to guide.md#sets-up'])
  const fixed = await runCli(['--fix-suggestions', 'reference/missing-fragment', '.'], { cwd })
  expect(fixed.code).toBe(0)
  expect(await missing(cwd)).toEqual([])
})

test('names are followed through several commits, and in HTML', async () => {
  const page = (id: string) => `<p id="top-words">a<p id="${id}">b<p id="end-words">c\n`
  const { cwd, ids } = repositoryOf(
    [page('one'), page('two'), `${page('two')}<p>more\n`, page('three')],
    '[x](guide.html#one) <a href="guide.html#two">x</a>\n',
    'guide.html',
  )
  const past = (name: string) => `Git remembers: #${name} became #three in ${ids[2]} (2026-03-04).`
  write(cwd, 'index.html', '<a href="guide.html#one">x</a>\n<a href="guide.html#two">x</a>\n')
  expect(await missing(cwd, 'index.html')).toEqual([
    { url: 'guide.html#one', past: past('one'), titles: ['Change to guide.html#three'] },
    { url: 'guide.html#two', past: past('two'), titles: ['Change to guide.html#three'] },
  ])
})

test('a heading that was removed', async () => {
  const { cwd, ids } = repositoryOf(
    [guide('About', 'Set up', 'Usage'), guide('About', 'Usage')],
    '[x](guide.md#set-up)\n',
  )
  expect(await missing(cwd)).toEqual([
    {
      url: 'guide.md#set-up',
      past: `Git remembers: #set-up was removed in ${ids[0]} (2026-03-02).`,
      titles: [],
    },
  ])
})

test('a change that is not committed', async () => {
  const { cwd } = repositoryOf([guide('About', 'Set up', 'Usage')], '[x](guide.md#set-up)\n')
  write(cwd, 'guide.md', guide('About', 'Installation', 'Usage'))
  expect(await missing(cwd)).toEqual([
    {
      url: 'guide.md#set-up',
      past: 'Git remembers: #set-up became #installation in a change that is not committed.',
      titles: ['Change to guide.md#installation'],
    },
  ])
})

test.each([['--changed'], ['--staged']])(
  '%s: a change that renames a heading suggests its new name elsewhere',
  async (...args) => {
    const { cwd } = repositoryOf([guide('About', 'Set up', 'Usage')], '[x](guide.md#set-up)\n')
    write(cwd, 'guide.md', guide('About', 'Installation', 'Usage'))
    git(cwd, 'add', '--all')
    expect(await missing(cwd, ...args)).toMatchObject([
      { url: 'guide.md#set-up', titles: ['Change to guide.md#installation'] },
    ])
  },
)

describe('which heading has taken the place of another is not guessed', () => {
  test.each<[what: string, after: readonly string[]]>([
    ['where several are new', ['About', 'Installation', 'Licenses', 'Usage']],
    ['where nothing has stayed', ['Welcome', 'Installation', 'Reference']],
  ])('%s', async (_, after) => {
    const { cwd, ids } = repositoryOf(
      [guide('About', 'Set up', 'Usage'), guide(...after)],
      '[x](guide.md#set-up)\n',
    )
    expect(await missing(cwd)).toMatchObject([
      { past: `Git remembers: #set-up was removed in ${ids[0]} (2026-03-02).`, titles: [] },
    ])
  })

  test('but for one of them that has a word of it', async () => {
    const { cwd, ids } = repositoryOf(
      [
        guide('About', 'Install from source', 'Usage'),
        guide('About', 'Licenses', 'Building from source', 'Usage'),
      ],
      '[x](guide.md#install-from-source)\n',
    )
    expect(await missing(cwd)).toMatchObject([
      {
        past: `Git remembers: #install-from-source became #building-from-source in ${ids[0]} (2026-03-02).`,
      },
    ])
  })
})

test('an anchor that never was has no past', async () => {
  const { cwd } = repositoryOf(
    [guide('About', 'Set up'), guide('About', 'Installation')],
    '[x](guide.md#nothing-of-the-kind)\n',
  )
  expect(await missing(cwd)).toEqual([
    { url: 'guide.md#nothing-of-the-kind', past: '', titles: [] },
  ])
})

test('what is kept of a run holds as long as the commit', async () => {
  const { cwd } = repositoryOf(
    [guide('About', 'Set up', 'Usage'), guide('About', 'Installation', 'Usage')],
    '[x](guide.md#set-up)\n',
  )
  const cached = ['--cache', '--cache-location', '.cache', '.']
  const first = await missing(cwd, ...cached)
  expect(await missing(cwd, ...cached)).toEqual(first)
  write(cwd, 'guide.md', guide('About', 'First steps', 'Usage'))
  const id = commit(cwd, 9)
  expect(await missing(cwd, ...cached)).toMatchObject([
    { past: `Git remembers: #set-up became #first-steps in ${id} (2026-03-09).` },
  ])
})

describe('an id of a heading that is gone: the heading has the place', () => {
  test.each([
    ['before it', '<a id="dispatch"></a>\n\n### dispatch(action)', '### dispatch(action)'],
    ['in it', '### <a name="dispatch"></a>Dispatch an action', '### Dispatch an action'],
  ])('%s', async (_, before, after) => {
    const around = (text: string) => `## About\n\nWords.\n\n${text}\n\nMore.\n\n## Usage\n`
    const { cwd } = repositoryOf([around(before), around(after)], '[x](guide.md#dispatch)\n')
    const id = /### (.*)/.exec(after)?.[1]?.toLowerCase().replace(/[()]/g, '').replaceAll(' ', '-')
    expect(await missing(cwd)).toMatchObject([{ titles: [`Change to guide.md#${id}`] }])
  })

  test('but the next heading is not that of one that is gone', async () => {
    const { cwd, ids } = repositoryOf(
      ['# T\n\n## Gone\n## Next\n\nWords.\n', '# T\n\n## Next\n\nWords.\n'],
      '[x](guide.md#gone)\n',
    )
    expect(await missing(cwd)).toMatchObject([
      { past: `Git remembers: #gone was removed in ${ids[0]} (2026-03-02).`, titles: [] },
    ])
  })
})

describe('the text of a section tells what it is called now', () => {
  const text = 'To set the program up, download it, unpack the archive, and run the script in it.'
  const other = 'A queue keeps what is to be done, in the order in which somebody has asked for it.'

  test('where many headings are new, and in another place', async () => {
    const { cwd } = repositoryOf(
      [
        `# T\n\n## Set up\n\n${text}\n\n## Usage\n\n${other}\n`,
        `# T\n\n## Overview\n\nNew.\n\n## Queues\n\n${other}\n\n## Installation\n\n${text} Done.\n`,
      ],
      '[x](guide.md#set-up) [y](guide.md#usage)\n',
    )
    expect((await missing(cwd)).map(({ titles }) => titles)).toEqual([
      ['Change to guide.md#installation'],
      ['Change to guide.md#queues'],
    ])
  })
})

test('versions are followed through names that a file had', async () => {
  const { cwd } = repositoryOf(
    [guide('About', 'Set up', 'Usage'), guide('About', 'Installation', 'Usage')],
    '[x](docs/guide.md#set-up)\n',
  )
  move(cwd, 'guide.md', 'docs/guide.md')
  const id = commit(cwd, 4)
  write(cwd, 'docs/guide.md', `${guide('About', 'Installation', 'Usage')}\nMore.\n`)
  commit(cwd, 5)
  expect(id).not.toBe('')
  expect(await missing(cwd)).toMatchObject([{ titles: ['Change to docs/guide.md#installation'] }])
})

describe('a heading in the place of another', () => {
  const prose = {
    queue: 'Create a moderation queue, where each message waits until an owner lets it through.\n',
    lists:
      'Ask an administrator for both mailing lists, named after the group, and add the chairs.\n',
  }
  const words = (where: string) =>
    `Everything ${where} these sections remains exactly like before, whatever happens between them.\n`
  const between = (heading: string, text: string) =>
    `## About\n\n${words('about')}\n## ${heading}\n\n${text}\n## Usage\n\n${words('after')}`

  test.each<[what: string, was: [string, string], is: [string, string], title: string | null]>([
    [
      'is another one if nothing is the same',
      ['Create moderation queue', prose.queue],
      ['Create the mailing lists of leads', prose.lists],
      null,
    ],
    [
      'is the same if most words of its name are',
      ['Create moderation queue', prose.queue],
      ['Moderation queue', prose.lists],
      'moderation-queue',
    ],
    [
      'is the same if it has its number',
      ['1.4 Create moderation queue', prose.queue],
      ['1.4 Cola de espera', 'Los mensajes esperan.\n'],
      '14-cola-de-espera',
    ],
    [
      'is the same if it is written in other letters now',
      ['Create moderation queue', prose.queue],
      ['Очередь', 'Сообщения ждут.\n'],
      'очередь',
    ],
  ])('%s', async (_, was, is, title) => {
    const slug = was[0].toLowerCase().replace('.', '').replaceAll(' ', '-')
    const { cwd } = repositoryOf([between(...was), between(...is)], `[x](guide.md#${slug})\n`)
    const [found] = await missing(cwd)
    expect(found?.titles).toEqual(title === null ? [] : [`Change to guide.md#${title}`])
  })

  test('among sections of one kind, it is the one with the more similar name', async () => {
    const kind = (name: string) =>
      `Contains all rules of ${name}, together with the rules that need more.\n`
    const was = between('Recommended requiring types', kind('recommended'))
    const is = between(
      'Strict types',
      `${kind('recommended')}\n## Recommended types\n\n${kind('this')}`,
    )
    const { cwd } = repositoryOf([was, is], '[x](guide.md#recommended-requiring-types)\n')
    const [found] = await missing(cwd)
    expect(found?.titles[0]).toBe('Change to guide.md#recommended-types')
  })
})
