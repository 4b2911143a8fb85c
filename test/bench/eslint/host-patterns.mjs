// Takes the regular expressions that name a host from other people's scripts, and asks of each whether a URL of another host matches: a
// witness, which the platform then tries, a proof that there is none, or no decision. Folders come from `npm pack`.
//
//     node --conditions=hreflint-source --import tsx test/bench/eslint/host-patterns.mjs [--count 500] <folder or file> …
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { decidePattern, hostsNamedBy, ownerOf } from '@hreflint/guards'
import { checkGuard } from '@hreflint/guards/text'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '500' } },
})

const literal = /[=(,:!&|?[]\s*\/((?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([a-z]*)/g
const namesHost = /[a-z0-9-]\\?\.(?:com|org|net|io|dev|be|tv|co|me|ru|cn|jp)(?![a-z])/i

const found = new Map()
for (const path of positionals)
  for (const file of filesIn(path))
    if (found.size < Number(values.count)) take(readFileSync(file, 'utf8'))

const answers = { witness: 0, none: 0, undecided: 0, false: 0 }
/** Milliseconds of the processor: of each decision, and of each search for witnesses with its suggestion. */
const times = { decision: [], search: [] }
for (const [key, pattern] of found) {
  const hosts = hostsNamedBy(pattern)
  const [decision, ofDecision] = timed(() => decidePattern(pattern, hosts))
  const [, ofSearch] = timed(() => checkGuard(key, 'request'))
  times.decision.push(ofDecision)
  times.search.push(ofSearch)
  answers[decision.kind] += 1
  if (decision.kind === 'witness' && !holds(pattern, decision.input, hosts)) {
    answers.false += 1
    console.log('FALSE', key, decision.input)
  } else console.log(decision.kind, key, decision.input ?? '')
}
console.log(found.size, answers)
for (const [what, list] of Object.entries(times)) {
  const sorted = list.toSorted((a, b) => a - b)
  const at = share => (sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(1)
  const above = sorted.filter(time => time > 20).length
  console.log(
    `${what}: median ${at(0.5)} ms, 90 % ${at(0.9)} ms, 99 % ${at(0.99)} ms, longest ${at(1)} ms; ${above} above 20 ms`,
  )
}

/** The least of three rounds: the first one compiles code. */
function timed(run) {
  let [result, least] = [undefined, Number.POSITIVE_INFINITY]
  for (let round = 0; round < 3; round += 1) {
    const before = process.cpuUsage()
    result = run()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return [result, least]
}

/** Whether a witness matches, and leads to a host that is not named, by the platform. */
function holds({ source, flags }, input, hosts) {
  const { hostname } = new URL(input)
  const owners = Array.from(hosts, ownerOf)
  return (
    new RegExp(source, flags).test(input) &&
    !owners.some(owner => hostname === owner || hostname.endsWith(`.${owner}`))
  )
}

function take(text) {
  for (const [, source, flags] of text.matchAll(literal)) {
    if (!namesHost.test(source) || source.length > 400 || !isPattern(source, flags)) continue
    if (hostsNamedBy({ source, flags }).size > 0)
      found.set(`/${source}/${flags}`, { source, flags })
  }
}

function isPattern(source, flags) {
  try {
    return new RegExp(source, flags) instanceof RegExp
  } catch {
    return false
  }
}

function* filesIn(path) {
  if (statSync(path).isFile()) {
    yield path
    return
  }
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
      yield join(entry.parentPath ?? entry.path, entry.name)
  }
}
