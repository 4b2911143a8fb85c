/**
 * Milliseconds of processor time that this process has used. Unlike the time of day it does not go on
 * while other processes run, so that a busy machine measures the same as an idle one.
 */
export function processorTime() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The middle of some numbers. */
export function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1]
}

/**
 * Median nanoseconds of processor time that each contender takes for one input. All run in turn,
 * round by round; the first rounds do not count, in which code that few inputs need is not compiled yet.
 *
 * @param contenders name → function of an input
 * @returns Map name → nanoseconds
 */
export function compare(contenders, inputs, rounds = 9) {
  const times = new Map(Object.keys(contenders).map(name => [name, []]))
  for (let round = -12; round < rounds; round++) {
    for (const [name, run] of Object.entries(contenders)) {
      const start = processorTime()
      for (const input of inputs) run(input)
      const time = ((processorTime() - start) * 1e6) / inputs.length
      if (round >= 0) times.get(name).push(time)
    }
  }
  return new Map([...times].map(([name, list]) => [name, median(list)]))
}

/**
 * Prints lines of what was measured, and whether each target is met.
 *
 * @param rows `{ what, value, unit, target, text }`: met if `value` is at most `target`, or at least
 *   for a target `{ atLeast }`; none for information only
 */
export function printTargets(rows) {
  const number = value => (value >= 100 ? value.toFixed(0) : value.toFixed(2))
  const lines = rows.map(({ what, value, unit, target }) => {
    const least = target?.atLeast
    const met = target === undefined ? '' : least === undefined ? value <= target : value >= least
    return [
      what,
      `${number(value)} ${unit}`,
      target === undefined
        ? ''
        : least === undefined
          ? `≤ ${target} ${unit}`
          : `≥ ${least} ${unit}`,
      met === '' ? '' : met ? 'met' : 'NOT MET',
    ]
  })
  const widths = [0, 1, 2].map(column => Math.max(...lines.map(line => line[column].length)))
  for (const [what, value, target, met] of lines) {
    console.log(
      `  ${what.padEnd(widths[0])}  ${value.padStart(widths[1])}  ${target.padEnd(widths[2])}  ${met}`.trimEnd(),
    )
  }
}
