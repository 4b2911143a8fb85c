import { onMounted, ref, shallowRef, watch } from 'vue'
import { whenLoaded } from '../on-demand/when-loaded.ts'
import { useAddress } from '../share/use-address.ts'
import type { PatternExamination } from './examine-pattern.ts'
import { firstState, readPatternState, writePatternState } from './pattern-state.ts'

/** Returns the state of the page, the results for it, and the address that stores it. */
export function usePatternExplorer() {
  const state = ref(firstState)
  const problem = ref<string | null>(null)
  const examination = shallowRef<PatternExamination | null>(null)
  const choices = shallowRef<readonly { readonly id: string; readonly title: string }[]>([])
  const address = useAddress(() => writePatternState(state.value), show)

  function show(fragment: string): void {
    const read = readPatternState(fragment)
    problem.value = read.problem
    state.value = read.state
  }

  async function examine(): Promise<void> {
    const current = state.value
    try {
      const { dialectChoices, examinePattern } = await import('./examine-pattern.ts')
      choices.value = dialectChoices
      const found = await whenLoaded(() => examinePattern(current))
      if (state.value === current) examination.value = found
    } catch (error) {
      problem.value = `The pattern cannot be examined: ${error instanceof Error ? error.message : String(error)}`
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

  return { state, problem, examination, choices, link: address.link }
}
