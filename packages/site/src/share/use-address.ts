import { onBeforeUnmount, onMounted } from 'vue'

/**
 * Milliseconds after the last change. Writing the address at every letter is slow, and browsers
 * reject it after a while.
 */
const rest = 300

/**
 * Keeps a state and the fragment of the page's address in sync.
 *
 * @param write Returns the fragment of the state, or null if it is too long.
 * @param show Sets the state from an address.
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
    /** Returns the whole address of the state. Null if it is too long to share. */
    link: (): string | null => {
      const fragment = write()
      return fragment === null ? null : location.origin + location.pathname + fragment
    },
  }
}
