import { onMounted, ref, shallowRef, watch } from 'vue'
import { whenLoaded } from '../on-demand/when-loaded.ts'
import { useAddress } from '../share/use-address.ts'
import type { GuardExamination } from './examine-guard.ts'
import { firstState, type GuardState, readGuardState, writeGuardState } from './guard-state.ts'

/** Returns the state of the page, the results for it, and the address that stores it. */
export function useGuardExplorer() {
  const state = ref<GuardState>(firstState)
  const problem = ref<string | null>(null)
  const examination = shallowRef<GuardExamination | null>(null)
  const address = useAddress(() => writeGuardState(state.value), show)

  function show(fragment: string): void {
    const read = readGuardState(fragment)
    problem.value = read.problem
    state.value = read.state
  }

  async function examine(): Promise<void> {
    const current = state.value
    try {
      const { examineGuard } = await import('./examine-guard.ts')
      const found = await whenLoaded(() => examineGuard(current))
      if (state.value === current) examination.value = found
    } catch (error) {
      problem.value = `The check cannot be examined: ${error instanceof Error ? error.message : String(error)}`
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

  return { state, problem, examination, link: address.link }
}
