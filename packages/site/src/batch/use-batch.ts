import { onBeforeUnmount, ref, shallowRef } from 'vue'
import { saveFile } from '../shell/save-file.ts'
import type { FindingRow } from './finding-row.ts'
import type {
  BatchOptions,
  BatchProgress,
  BatchReport,
  BatchRequest,
  BatchResult,
  BatchSource,
  ExportFormat,
} from './judge/batch-messages.ts'

export const rowsOfPage = 50

/** Returns the state of Batch mode, and controls the worker that runs it. */
export function useBatch() {
  const progress = shallowRef<BatchProgress | null>(null)
  const result = shallowRef<BatchResult | null>(null)
  const rows = shallowRef<readonly FindingRow[]>([])
  const code = ref<string | null>(null)
  const page = ref(0)
  const problem = ref<string | null>(null)
  let worker: Worker | null = null

  function send(request: BatchRequest): void {
    worker ??= start()
    worker.postMessage(request)
  }

  function start(): Worker {
    const made = new Worker(new URL('./judge/batch-worker.ts', import.meta.url), { type: 'module' })
    made.addEventListener('message', ({ data }) => receive(data))
    made.addEventListener('error', event => {
      problem.value = `The run failed: ${event.message}`
      end()
    })
    return made
  }

  function receive(report: BatchReport): void {
    switch (report.kind) {
      case 'progress':
        progress.value = report
        return
      case 'done':
        progress.value = null
        result.value = report
        showRows(null, 0)
        return
      case 'rows':
        rows.value = report.rows
        return
      case 'export':
        saveFile(report.blob, report.name)
        return
      case 'failed':
        problem.value = `The run failed: ${report.message}`
        end()
    }
  }

  function showRows(ofCode: string | null, pageNumber: number): void {
    code.value = ofCode
    page.value = pageNumber
    send({ kind: 'rows', code: ofCode, from: pageNumber * rowsOfPage, count: rowsOfPage })
  }

  function end(): void {
    worker?.terminate()
    worker = null
    progress.value = null
    result.value = null
    rows.value = []
  }

  onBeforeUnmount(end)

  return {
    progress,
    result,
    rows,
    code,
    page,
    problem,
    showRows,
    run: (sources: readonly BatchSource[], options: BatchOptions) => {
      problem.value = null
      result.value = null
      rows.value = []
      progress.value = { share: 0, urls: 0, files: 0 }
      send({ kind: 'run', sources, options })
    },
    stop: () => send({ kind: 'stop' }),
    exportAs: (format: ExportFormat) => send({ kind: 'export', format }),
  }
}
