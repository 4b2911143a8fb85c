// The command line as a process: how long it takes to start, and to lint the HTML of Debian's
// documentation packages. Processor time is printed beside wall time: on a busy machine only the
// former says something.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { htmlOf } from './debian-html.mjs'
import { median, printTargets } from './measure.mjs'

const bin = fileURLToPath(new URL('../../packages/cli/dist/bin.cjs', import.meta.url))
const packages = (
  process.env.PACKAGES ??
  'python3.11-doc apache2-doc sqlite3-doc git-doc nodejs-doc libboost1.74-doc'
).split(' ')
const rounds = Number(process.env.ROUNDS ?? 3)
const folder = mkdtempSync(join(tmpdir(), 'hreflint-bench-'))

/** Runs Node; gives seconds and the most memory it had, in MB. */
function run(args, cwd = folder) {
  const script =
    'import resource,subprocess,sys,time\nt=time.time()\nsubprocess.run(sys.argv[1:],stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)\nu=resource.getrusage(resource.RUSAGE_CHILDREN)\nprint(time.time()-t,u.ru_utime+u.ru_stime,u.ru_maxrss/1024)'
  const { stdout } = spawnSync('python3', ['-c', script, process.execPath, ...args], {
    cwd,
    encoding: 'utf8',
  })
  const [wall, processor, memory] = stdout.trim().split(' ').map(Number)
  return { wall, processor, memory }
}

/** The middle of several runs, number by number. */
function medianRun(args, cwd) {
  const runs = Array.from({ length: rounds }, () => run(args, cwd))
  const middle = name => median(runs.map(result => result[name]))
  return { wall: middle('wall'), processor: middle('processor'), memory: middle('memory') }
}

writeFileSync(join(folder, 'small.html'), '<a href="/a b">x</a>\n')
const bare = medianRun(['-e', '0'])
const start = medianRun([bin, 'small.html'])
console.log('Cold start on one small file')
printTargets([
  { what: 'Node itself', value: bare.wall, unit: 's' },
  { what: 'hreflint', value: start.wall, unit: 's', target: 0.15 },
  { what: 'hreflint, processor', value: start.processor, unit: 's' },
  { what: 'hreflint, times Node itself', value: start.wall / bare.wall, unit: '×', target: 3 },
  { what: 'hreflint, memory', value: start.memory, unit: 'MB', target: 70 },
])

// The texts are written anew, so that every file has a name that is linted.
const corpus = join(folder, 'corpus')
let files = 0
let bytes = 0
for (const name of packages) {
  for (const { path, text } of htmlOf(name) ?? []) {
    const target = join(corpus, `${path.replaceAll(/[^\w./-]/g, '_')}.html`)
    mkdirSync(join(target, '..'), { recursive: true })
    writeFileSync(target, text)
    files++
    bytes += Buffer.byteLength(text)
  }
}
if (existsSync(corpus)) {
  const megabytes = bytes / 1e6
  console.log(`\n${files} files, ${megabytes.toFixed(0)} MB`)
  const report = ['--format', 'json', '--output', join(folder, 'report.json')]
  const one = medianRun([bin, '--threads', '1', ...report, '.'], corpus)
  const several = medianRun([bin, ...report, '.'], corpus)
  const cached = [bin, '--cache', '--cache-location', join(folder, 'cache'), ...report, '.']
  run(cached, corpus)
  const warm = medianRun(cached, corpus)
  printTargets([
    { what: 'one thread', value: one.wall, unit: 's' },
    { what: 'one thread, processor', value: one.processor, unit: 's' },
    { what: 'one thread, memory', value: one.memory, unit: 'MB' },
    { what: 'as many threads as it likes', value: several.wall, unit: 's', target: 5 },
    { what: 'the same, processor', value: several.processor, unit: 's' },
    { what: 'the same, memory', value: several.memory, unit: 'MB', target: 300 },
    { what: 'warm cache', value: warm.wall, unit: 's', target: 1.5 },
    { what: 'warm cache, processor', value: warm.processor, unit: 's' },
  ])
  console.log('\nProcessor time by size of a part (linear: the last column stays)')
  for (const count of [8, 4, 2, 1]) {
    const part = run([bin, '--threads', '1', ...report, '--shard', `1/${count}`, '.'], corpus)
    const size = megabytes / count
    const rate = ((part.processor - start.processor) / size) * 1000
    console.log(
      `  ${size.toFixed(0).padStart(4)} MB  ${part.processor.toFixed(2).padStart(6)} s  ${rate.toFixed(1)} ms per MB`,
    )
  }
}
rmSync(folder, { recursive: true, force: true })
