import { onBeforeUnmount, ref, shallowRef } from 'vue'
import type { SiteReport, SiteRequest, SiteResult } from './site-messages.ts'

/** Returns the state of Site mode, and controls the worker that reads the site. */
export function useSite() {
  const result = shallowRef<SiteResult | null>(null)
  const problem = ref<string | null>(null)
  const isRunning = ref(false)
  let worker: Worker | null = null

  function end(): void {
    worker?.terminate()
    worker = null
    isRunning.value = false
  }

  function run(request: SiteRequest): void {
    end()
    problem.value = null
    result.value = null
    isRunning.value = true
    worker = new Worker(new URL('./site-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<SiteReport>) => {
      if (data.kind === 'done') result.value = data
      else problem.value = `The site cannot be read: ${data.message}`
      end()
    })
    worker.addEventListener('error', ({ message }) => {
      problem.value = `The run failed: ${message}`
      end()
    })
    worker.postMessage(request)
  }

  onBeforeUnmount(end)
  return { result, problem, isRunning, run, stop: end }
}
