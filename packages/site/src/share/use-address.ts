import { onBeforeUnmount, onMounted } from 'vue'

/** Writing the address at every letter is slow, and browsers refuse it after a while. */
const rest = 300

/**
 * Keeps the fragment of the page's address and a state in step.
 *
 * @param write The fragment of the state; null if it is too long.
 * @param show Takes over what an address holds.
 */
export function useAddress(
  write: () => string | null,
  show: (fragment: string, query: string) => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let written: string | null = null
  let ownPath: string | null = null

  const read = () => {
    clearTimeout(timer)
    show(location.hash, location.search)
  }

  const onHashChange = () => {
    if (location.hash !== written) read()
  }

  const save = () => {
    // VitePress changes the address before it has loaded the next page: that page's fragment is not ours.
    if (location.pathname !== ownPath) return
    const fragment = write() ?? ''
    if (fragment === location.hash) return
    history.replaceState(history.state, '', location.pathname + fragment)
    written = location.hash
  }

  onMounted(() => {
    ownPath = location.pathname
    addEventListener('hashchange', onHashChange)
  })
  onBeforeUnmount(() => {
    removeEventListener('hashchange', onHashChange)
    clearTimeout(timer)
  })

  return {
    read,
    changed: () => {
      clearTimeout(timer)
      timer = setTimeout(save, rest)
    },
    /** The whole address of the state; null if it is too long to share. */
    link: (): string | null => {
      const fragment = write()
      return fragment === null ? null : location.origin + location.pathname + fragment
    },
  }
}
