/**
 * Writes the frame of a page as its scripts will make it: the groups of the sidebar that contain
 * the page are open, and the bar at the top leaves room for the sidebar. VitePress does both only
 * when its scripts run, which moves what is already shown.
 */
export function settledFrame(html: string): string {
  if (!html.includes('id="VPSidebarNav"')) return html
  return html.replaceAll(/(?<= class=")(?:VPNavBar|VPSidebarItem )[^"]*(?=")/g, classes => {
    const names = classes.split(' ')
    if (names[0] === 'VPNavBar') return [...names, 'has-sidebar'].join(' ')
    return names.includes('has-active')
      ? names.filter(name => name !== 'collapsed').join(' ')
      : classes
  })
}
