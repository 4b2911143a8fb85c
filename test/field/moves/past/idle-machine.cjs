// Loaded before the program: git gets as much time as on a machine with nothing else to do. The limits are
// there so that nobody waits; what is measured here is what git remembers.
const childProcess = require('node:child_process')

const factor = 10
const { spawnSync } = childProcess
childProcess.spawnSync = (command, args, options) =>
  spawnSync(command, args, { ...options, timeout: (options?.timeout ?? 0) * factor })
const now = performance.now.bind(performance)
performance.now = () => now() / factor
