import { spawnSync } from 'node:child_process'
import { median } from './measure.mjs'

/**
 * Runs a program in a process of its own, without its output. Gives its seconds, by the clock and of
 * the processor, and the most memory that it had at a time, in MB.
 *
 * @param command The program and its arguments.
 */
export function runProgram([program, ...args], cwd) {
  const script = `
import os, subprocess, sys, time
start = time.time()
child = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
_, _, used = os.wait4(child.pid, 0)
print(time.time() - start, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024)`
  const { stdout } = spawnSync('python3', ['-c', script, program, ...args], {
    cwd,
    encoding: 'utf8',
  })
  const [wall, processor, memory] = stdout.trim().split(' ').map(Number)
  return { wall, processor, memory }
}

/** Runs Node. */
export function runNode(args, cwd) {
  return runProgram([process.execPath, ...args], cwd)
}

/**
 * The middle of several runs of each program, number by number, and the least processor time. They run in
 * turn, so that what else the machine does is the same for all.
 *
 * @param commands `name → command`
 */
export function compareRuns(commands, cwd, rounds) {
  const runs = new Map(Object.keys(commands).map(name => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [name, command] of Object.entries(commands)) {
      runs.get(name).push(runProgram(command, cwd))
    }
  }
  const middle = (list, name) => median(list.map(result => result[name]))
  return Object.fromEntries(
    [...runs].map(([name, list]) => [
      name,
      {
        wall: middle(list, 'wall'),
        processor: middle(list, 'processor'),
        leastProcessor: Math.min(...list.map(({ processor }) => processor)),
        memory: middle(list, 'memory'),
      },
    ]),
  )
}
