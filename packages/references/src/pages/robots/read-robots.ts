/** One `Allow` or `Disallow` in `robots.txt`. */
export interface RobotsRule {
  readonly allows: boolean
  /** The path as it is written. */
  readonly text: string
  /** From 1. */
  readonly line: number
}

/** The rules of a `robots.txt`. */
export interface RobotsTxt {
  readonly all: readonly RobotsRule[]
  /** The rules for each crawler that is named. */
  readonly named: readonly (readonly RobotsRule[])[]
}

/** Reads `robots.txt` as RFC 9309 says. Groups for the same crawler are one group. */
export function readRobots(text: string): RobotsTxt {
  const groups = new Map<string, RobotsRule[]>()
  let current: RobotsRule[][] = []
  let hasRules = false
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const { name = '', value = '' } = record.exec(line.replace(/#.*/, ''))?.groups ?? {}
    const key = name.toLowerCase()
    if (key.startsWith('user')) {
      if (hasRules) current = []
      hasRules = false
      const agent = crawlerOf(value)
      const group = groups.get(agent) ?? []
      groups.set(agent, group)
      current.push(group)
    } else if (key !== '') {
      hasRules = true
      const path = value.trimEnd()
      if (path === '') continue
      const rule = { allows: key === 'allow', text: path, line: index + 1 }
      for (const group of current) group.push(rule)
    }
  }
  const named = [...groups].flatMap(([agent, rules]) => (agent === '*' ? [] : [rules]))
  return { all: groups.get('*') ?? [], named }
}

/** Google also reads `useragent` and `user agent`, which divide groups. */
const record = /^\s*(?<name>user[- ]?agent|allow|disallow)\s*:\s*(?<value>.*)$/i

/** Returns the product token of a crawler, or `*`. */
function crawlerOf(value: string): string {
  return /^\*(?=\s|$)/.test(value) ? '*' : (/^[a-z_-]*/i.exec(value)?.[0] ?? '').toLowerCase()
}
