import nodeModule from 'node:module'

/**
 * Starts the server with the arguments of this process.
 *
 * @param load Loads the server. Before that, Node is told to cache its compiled code for the next
 * start, if it can (from version 22.1).
 */
export async function startNode(
  load: () => Promise<{ serve(args: readonly string[]): void }>,
): Promise<void> {
  if ('enableCompileCache' in nodeModule) (nodeModule.enableCompileCache as () => void)()
  const { serve } = await load()
  serve(process.argv.slice(2))
}
