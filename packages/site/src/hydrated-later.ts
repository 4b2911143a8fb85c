import { type AsyncComponentLoader, type Component, defineAsyncComponent } from 'vue'

/**
 * Makes a component interactive in a task of its own, after the frame of the page. The server has
 * rendered it already, and in one task with the frame it would keep a slow computer from reacting.
 */
export function hydratedLater(loader: AsyncComponentLoader): Component {
  return defineAsyncComponent({
    loader,
    hydrate: hydrate => {
      const task = setTimeout(hydrate)
      return () => clearTimeout(task)
    },
  })
}
