import { Random } from '../mutate/random.ts'
import type { Checkout } from '../run/checkouts.ts'
import { CheckoutCopy, type Tree } from './checkout-copy.ts'
import { damageOf, linksRewritten } from './damage.ts'
import { type DrawnMove, MoveDrawer, pathAfter } from './draw-move.ts'
import { differencesIn, type Findings, findingsIn, isBroken } from './findings.ts'
import { refusalIn } from './refusals.ts'
import { runHere } from './run-here.ts'

/** What random moves in a repository came to. */
export interface MoveFigures {
  readonly name: string
  readonly moved: number
  /** The number of links that were rewritten. */
  readonly links: number
  readonly refused: Readonly<Record<string, number>>
  /** The number of broken links at first, which it has to be after each move. */
  readonly broken: number
  /** Moves after which something is not as it was, with what it is. */
  readonly wrong: readonly string[]
  readonly seconds: number
}

export interface MoveLimits {
  readonly moves: number
  /** After which no move is begun. */
  readonly seconds: number
}

/** After so many moves all files are where they were, so that a site stays like one that people make. */
const longestChain = 20

/** What a repository is like. */
interface State {
  readonly tree: Tree
  readonly findings: Findings
}

/** Makes random moves in a copy of a checkout, and lints it after each. */
export async function moveInCheckout(
  { name, path }: Checkout,
  { moves, seconds }: MoveLimits,
): Promise<MoveFigures> {
  const start = performance.now()
  const secondsFrom = () => (performance.now() - start) / 1000
  const copy = new CheckoutCopy(path)
  try {
    const staged = copy.staged()
    const first: State = { tree: copy.tree(), findings: await findingsIn(copy.path) }
    const drawer = new MoveDrawer(new Random(name))
    const refused: Record<string, number> = {}
    const wrong: string[] = []
    let chain: DrawnMove[] = []
    let [moved, links] = [0, 0]
    let state = first
    const report = ({ from, to }: DrawnMove, what: readonly string[]) => {
      const before = chain.map(each => `${each.from} → ${each.to}`).slice(-3)
      const lines = [...what.slice(0, 6), ...(before.length === 0 ? [] : ['after:', ...before])]
      wrong.push(`${from} → ${to}${lines.map(line => `\n      ${line}`).join('')}`)
    }
    const reset = () => {
      copy.reset()
      state = { ...first, tree: copy.tree() }
      chain = []
    }
    for (let number = 1; number <= moves && secondsFrom() < seconds; number += 1) {
      const drawn = drawer.draw(state.tree, number)
      if (drawn === null) continue
      const { code, stdout, stderr } = await runHere(copy.path, ['move', drawn.from, drawn.to])
      const tree = copy.tree()
      if (code !== 0) {
        const why = refusalIn(stderr)
        const nothing: DrawnMove = { ...drawn, kind: 'heading' }
        const damage = damageOf(state.tree, tree, nothing, '')
        if (why === null) report(drawn, stderr.trim().split('\n'))
        else refused[why] = (refused[why] ?? 0) + 1
        if (damage.length === 0) continue
        report(drawn, ['refused, and left:', ...damage])
        reset()
        continue
      }
      moved += 1
      links += [...linksRewritten(stdout).values()].reduce((sum, count) => sum + count, 0)
      const findings = await findingsIn(copy.path)
      const what = [
        ...damageOf(state.tree, tree, drawn, stdout),
        ...differencesIn(state.findings, findings, drawn),
      ]
      if (what.length > 0) {
        report(drawn, what)
        reset()
        continue
      }
      state = { tree, findings }
      chain.push(drawn)
      if (chain.length < longestChain) continue
      const lost = wronglyStaged(staged, copy.staged(), chain)
      if (lost.length > 0) report(drawn, ['staged otherwise:', ...lost])
      reset()
    }
    const broken = [...first.findings].reduce(
      (sum, [key, count]) => sum + (isBroken(key) ? count : 0),
      0,
    )
    return { name, moved, links, refused, broken, wrong, seconds: secondsFrom() }
  } finally {
    copy.remove()
  }
}

/** Returns the paths at which git has not staged what was staged at the path before the moves. */
function wronglyStaged(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  moves: readonly DrawnMove[],
): readonly string[] {
  const expected = new Map(
    Array.from(before, ([path, id]) => [
      moves.reduce((now, move) => pathAfter(now, move), path),
      id,
    ]),
  )
  return [...new Set([...expected.keys(), ...after.keys()])].filter(
    path => expected.get(path) !== after.get(path),
  )
}
