/** The local links of a repository by their state. */
export interface LinkFigures {
  readonly resolved: number
  readonly broken: number
  /** Counts by reason. */
  readonly unknown: Readonly<Record<string, number>>
}

/** Reads the line about links from what `--stats` prints. */
export function readLinks(stats: string): LinkFigures {
  const line =
    /^links: (\d+) resolved, \d+ unknown(?: \((.*)\))?, (\d+) broken(?: \(\d+ not reported\))?$/m.exec(
      stats,
    )
  const [, resolved = '0', reasons = '', broken = '0'] = line ?? []
  const unknown = [...reasons.matchAll(/(\d+) ([^,]+)/g)].map(
    ([, count, reason]) => [String(reason), Number(count)] as const,
  )
  return {
    resolved: Number(resolved),
    broken: Number(broken),
    unknown: Object.fromEntries(unknown),
  }
}

/** Reasons that no site could do anything about: the target is not in the repository. */
const elsewhere = ['outside the site', 'no page']

/** Returns the share of the links into the repository whose targets are known to exist or not; null without links. */
export function decidedShare({ resolved, broken, unknown }: LinkFigures): number | null {
  const open = Object.entries(unknown)
    .filter(([reason]) => !elsewhere.includes(reason))
    .reduce((sum, [, count]) => sum + count, 0)
  const all = resolved + broken + open
  return all === 0 ? null : (resolved + broken) / all
}
