import { whenLoaded } from '../on-demand/when-loaded.ts'
import type { DocumentRequest } from './document-messages.ts'
import { DocumentSession } from './document-session.ts'

const session = new DocumentSession()

// Requests run one after the other, because a request refers to the text of the check before it.
let last: Promise<unknown> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<{ id: number; request: DocumentRequest }>) => {
  const { id, request } = data
  last = last
    .then(() => whenLoaded(() => session.answer(request)))
    .then(
      answer => postMessage({ id, answer }),
      error => postMessage({ id, error: String(error) }),
    )
})
