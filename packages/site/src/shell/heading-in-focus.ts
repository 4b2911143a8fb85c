import { type Ref, ref, watch } from 'vue'

/**
 * The heading of a part that a button has opened. The button is gone afterwards, so the focus goes on to the heading.
 *
 * @param isAsked Whether somebody has pressed the button. A part that a link opens leaves the focus where it is.
 */
export function headingInFocus(isAsked: () => boolean): Ref<HTMLElement | null> {
  const heading = ref<HTMLElement | null>(null)
  watch(heading, shown => isAsked() && shown?.focus(), { flush: 'post' })
  return heading
}
