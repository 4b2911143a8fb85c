/** A type of page. */
interface PageType {
  readonly path: string
  /** An element that is there once the page has settled. */
  readonly ready: string
  /** A button that shows what the page is for, and an element that it brings. */
  readonly press?: readonly [name: string, brings: string]
}

/** The pages whose content is drawn by scripts. */
export const drawn: readonly PageType[] = [
  { path: '/', ready: '.issues li' },
  {
    path: '/explorer/#url=https%3A%2F%2Fa%2Fb%20c',
    ready: '.spec',
    press: ['Step through the parser', '.parser .controls'],
  },
  {
    path: '/explorer/#url=http%3A%2F%2Fgood.example%5C%40evil.example%2Fa%20b%3Fq%3D1',
    ready: '.danger',
    press: ['How programs read it', '[aria-labelledby="programs"]'],
  },
  {
    path: '/explorer/#url=https%3A%2F%2Fu%3Ap%40%5B%3A%3A1%5D%2Fa%3Fb&show=code',
    ready: '#code',
  },
  { path: '/explorer/#url=postgres%3A%2F%2Fa%40h%3A99999%2Fd%3Fsslmode%3Doff', ready: '.results' },
  { path: '/explorer/document', ready: '.finding' },
  { path: '/explorer/batch', ready: '.drop', press: ['Try an example', 'tbody tr'] },
  { path: '/explorer/site', ready: '.drop', press: ['Try an example', '.finding'] },
  { path: '/explorer/patterns', ready: 'tbody tr' },
  { path: '/explorer/guard', ready: '.verdict' },
]

/** The pages of text. */
export const written: readonly PageType[] = [
  '/issues/',
  '/issues/whatwg/unescaped-space',
  '/rules/no-credentials',
  '/specs/whatwg',
  '/guide/getting-started',
  '/guide/precision',
  '/packages/cli',
  '/reference/programs',
  '/api/core',
  '/404',
].map(path => ({ path, ready: 'h1' }))

export const pages: readonly PageType[] = [...drawn, ...written]
