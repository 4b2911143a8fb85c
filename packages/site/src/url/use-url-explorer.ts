import { computed, onBeforeUnmount, onMounted, ref, shallowRef, watch } from 'vue'
import { nextTask } from '../on-demand/next-task.ts'
import { whenLoaded } from '../on-demand/when-loaded.ts'
import { useAddress } from '../share/use-address.ts'
import { comparePrograms } from './readings/compare-programs.ts'
import { compareReadings, type SpecComparison } from './readings/compare-readings.ts'
import { type Examination, examineUrl } from './examine-url.ts'
import { firstState, type Panel, readUrlState, type UrlState, writeUrlState } from './url-state.ts'

/** Maximum length of a URL: a `data:` URL with an image of 1.5 MB. Pasted texts may be longer. */
export const longestUrl = 2_000_000

/** Milliseconds after the last change before other specifications are compared. */
const restBeforeComparing = 120

/** Returns the state of URL mode, the results for it, and the address that stores it. */
export function useUrlExplorer() {
  const state = ref<UrlState>(firstState)
  const problem = ref<string | null>(null)
  const examination = shallowRef<Examination | null>(null)
  const comparison = shallowRef<SpecComparison | null>(null)
  const programs = shallowRef<SpecComparison | null>(null)
  const past = ref<readonly string[]>([])
  let isMounted = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const address = useAddress(() => writeUrlState(state.value), show)

  function show(fragment: string, query: string): void {
    const read = readUrlState(fragment, query)
    problem.value = read.problem
    state.value = read.state
  }

  /** Examines a URL. Answers for older states arrive too late and are dropped. */
  async function examine(current: UrlState): Promise<void> {
    clearTimeout(timer)
    if (current.url.length > longestUrl) {
      problem.value = tooLong(current.url.length)
      forget()
      return
    }
    try {
      await nextTask()
      if (state.value !== current) return
      const found = await whenLoaded(() => examineUrl(current))
      if (state.value !== current) return
      examination.value = found
      timer = setTimeout(
        () => compare(current),
        comparison.value === null ? 0 : restBeforeComparing,
      )
    } catch (error) {
      problem.value = failure(error)
      if (state.value === current) forget()
    }
  }

  /**
   * Clears the results, so that those of another URL are not shown next to a problem with this one.
   */
  function forget(): void {
    examination.value = null
    comparison.value = null
    programs.value = null
  }

  async function compare(current: UrlState): Promise<void> {
    try {
      const found = await whenLoaded(() => compareReadings(current))
      await nextTask()
      if (state.value === current) comparison.value = found
      if (!current.panels.includes('programs')) return
      const byPrograms = await comparePrograms(current)
      if (state.value === current) programs.value = byPrograms
    } catch (error) {
      problem.value = failure(error)
      comparison.value = null
      programs.value = null
    }
  }

  /** Shows a part of the results, from now on. */
  function open(panel: Panel): void {
    change({ panels: [...new Set([...state.value.panels, panel])] })
  }

  function change(part: Partial<UrlState>): void {
    problem.value = null
    state.value = { ...state.value, ...part }
  }

  /** Replaces the URL. The user can undo this. */
  function write(url: string): void {
    past.value = [...past.value, state.value.url]
    change({ url })
  }

  function undo(): void {
    const url = past.value.at(-1)
    if (url === undefined) return
    past.value = past.value.slice(0, -1)
    change({ url })
  }

  watch(state, current => {
    if (!isMounted) return
    address.changed()
    void examine(current)
  })

  onMounted(() => {
    isMounted = true
    const before = state.value
    address.read()
    if (state.value === before) void examine(before)
  })
  onBeforeUnmount(() => clearTimeout(timer))

  return {
    state,
    problem,
    examination,
    comparison,
    programs,
    open,
    canUndo: computed(() => past.value.length > 0),
    change,
    write,
    undo,
    refuse: (units: number) => {
      problem.value = tooLong(units)
    },
    link: address.link,
  }
}

function tooLong(units: number): string {
  const count = units.toLocaleString('en')
  return `This text has ${count} characters, which is too long for a URL. For many URLs or a whole document, use the other two modes.`
}

function failure(error: unknown): string {
  const offline = typeof navigator !== 'undefined' && !navigator.onLine
  return offline
    ? 'A part of the explorer is not loaded yet, and you are offline.'
    : `This failed: ${error instanceof Error ? error.message : String(error)}`
}
