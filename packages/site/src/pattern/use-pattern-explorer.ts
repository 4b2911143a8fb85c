import { onBeforeUnmount, onMounted, ref, shallowRef, watch } from 'vue'
import { nextTask } from '../on-demand/next-task.ts'
import { whenLoaded } from '../on-demand/when-loaded.ts'
import { useAddress } from '../share/use-address.ts'
import type { DialectColumn, DialectComparison, PatternExamination } from './examine-pattern.ts'
import {
  firstState,
  type PatternState,
  readPatternState,
  writePatternState,
} from './pattern-state.ts'

/** Milliseconds after the last change before the other dialects are compared. */
const restBeforeComparing = 120

/** Returns the state of the page, the results for it, and the address that stores it. */
export function usePatternExplorer() {
  const state = ref(firstState)
  const problem = ref<string | null>(null)
  const examination = shallowRef<PatternExamination | null>(null)
  const comparison = shallowRef<DialectComparison | null>(null)
  let timer: ReturnType<typeof setTimeout> | undefined
  const choices = shallowRef<readonly { readonly id: string; readonly title: string }[]>([])
  const address = useAddress(() => writePatternState(state.value), show)

  function show(fragment: string): void {
    const read = readPatternState(fragment)
    problem.value = read.problem
    state.value = read.state
  }

  async function examine(): Promise<void> {
    const current = state.value
    clearTimeout(timer)
    try {
      const { dialectChoices, examinePattern } = await import('./examine-pattern.ts')
      choices.value = dialectChoices
      const found = await whenLoaded(() => examinePattern(current))
      if (state.value !== current) return
      examination.value = found
      const rest = comparison.value === null ? 0 : restBeforeComparing
      timer = setTimeout(() => compare(current, found), rest)
    } catch (error) {
      problem.value = failure(error)
    }
  }

  /** Compares the dialects one by one. Stops if the pattern changes. */
  async function compare(current: PatternState, { urls }: PatternExamination): Promise<void> {
    try {
      const { dialectChoices, dialectColumn } = await import('./examine-pattern.ts')
      const texts = urls.map(({ url }) => url)
      const columns: DialectColumn[] = []
      for (const { id } of dialectChoices) {
        await nextTask()
        if (state.value !== current) return
        columns.push(await whenLoaded(() => dialectColumn(current, id, texts)))
      }
      comparison.value = { urls, columns }
    } catch (error) {
      problem.value = failure(error)
    }
  }

  onMounted(() => {
    address.read()
    watch(
      state,
      () => {
        address.changed()
        void examine()
      },
      { immediate: true },
    )
  })

  onBeforeUnmount(() => clearTimeout(timer))

  return { state, problem, examination, comparison, choices, link: address.link }
}

const failure = (error: unknown): string =>
  `The pattern cannot be examined: ${error instanceof Error ? error.message : String(error)}`
