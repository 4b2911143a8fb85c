/** Matches the keys of commands in Compose, Kubernetes, workflows, pipelines and task runners. */
const keys =
  /^["']?(?:command|cmds?|commands|args|arguments|entrypoint|run|exec|test|sh|shell|bash|(?:inline|before_|after_|pre|post)?scripts?|(?:pre|post|start|build|deploy|release|install|update|migrate)_?command|oncreatecommand|[\w.-]+\.(?:sh|bash))["']?$/i

/** Whether a value is a command, or an argument of one: `--database=url`. */
export function isCommand(key: string, value: string): boolean {
  return keys.test(key) || /^--?[a-z][\w-]*[= ]\S+$/i.test(value)
}
