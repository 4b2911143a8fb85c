import { CodeServer, type ServerOptions } from './code-server.ts'
import { Workbench } from './workbench.ts'

/** A VS Code with one file open. */
export interface Session {
  readonly server: CodeServer
  readonly bench: Workbench
  end(): Promise<void>
}

/** @param name What the screenshots begin with. */
export async function begin(
  name: string,
  file: string,
  options: ServerOptions = {},
): Promise<Session> {
  const server = await CodeServer.start(options)
  try {
    const bench = await Workbench.open(server, file, name)
    return {
      server,
      bench,
      end: async () => {
        await bench.close()
        await server.stop()
      },
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** A VS Code for one test; it is photographed if the test fails. */
export async function session(
  name: string,
  file: string,
  options: ServerOptions,
  use: (bench: Workbench, server: CodeServer) => Promise<void>,
): Promise<void> {
  const { bench, server, end } = await begin(name, file, options)
  try {
    await use(bench, server)
  } catch (error) {
    await bench.shot('failure')
    throw error
  } finally {
    await end()
  }
}
