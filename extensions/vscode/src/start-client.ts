import { type BaseLanguageClient, State } from 'vscode-languageclient'
import { registerFileRequests } from './file-requests.ts'
import type { Phase } from './language-status.ts'

const phases: Readonly<Record<State, Phase>> = {
  [State.Stopped]: 'stopped',
  [State.Starting]: 'starting',
  [State.Running]: 'running',
  [State.StartFailed]: 'failed',
}

/** Starts a client. `show` is called with its phases. Rejects if the client cannot start. */
export async function startClient<Client extends BaseLanguageClient>(
  client: Client,
  show: (phase: Phase) => void,
): Promise<Client> {
  registerFileRequests(client)
  client.onDidChangeState(({ newState }) => show(phases[newState]))
  await client.start()
  return client
}
