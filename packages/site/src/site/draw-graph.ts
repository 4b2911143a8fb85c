import type { DrawnGraph } from '@hreflint/references'
import cytoscape from 'cytoscape'

/**
 * Draws a graph into an element. Returns a function that removes it. `onChosen` is called with the
 * page that is clicked.
 */
export function drawGraph(
  container: HTMLElement,
  { nodes, edges }: DrawnGraph,
  onChosen: (path: string | null) => void,
): () => void {
  const style = getComputedStyle(container)
  const color = (name: string) => style.getPropertyValue(name).trim()
  const text = color('--vp-c-text-1')
  const quiet = color('--vp-c-text-3')
  const brand = color('--vp-c-brand-1')
  const wrong = color('--vp-c-danger-1')
  const paper = color('--vp-c-bg')
  const drawn = cytoscape({
    container,
    elements: [
      ...nodes.map(node => ({ data: { ...node } })),
      ...edges.map(edge => ({ data: { ...edge }, classes: edge.isBroken ? 'broken' : '' })),
    ],
    style: [
      {
        selector: 'node',
        style: {
          label: 'data(label)',
          color: text,
          'font-size': 12,
          'min-zoomed-font-size': 7,
          'text-valign': 'bottom',
          'text-margin-y': 4,
          'text-wrap': 'ellipsis',
          'text-max-width': '160px',
          // Without a background, edges cross the names.
          'text-background-color': paper,
          'text-background-opacity': 0.85,
          'text-background-padding': '1px',
          'background-color': brand,
          width: 16,
          height: 16,
        },
      },
      {
        selector: 'node[kind="folder"]',
        style: { shape: 'round-rectangle', width: 26, height: 20 },
      },
      {
        selector: 'node[kind="missing"]',
        style: {
          'background-color': paper,
          'border-width': 2,
          'border-style': 'dashed',
          'border-color': wrong,
          color: wrong,
        },
      },
      { selector: 'node[kind="orphan"]', style: { 'background-color': quiet, shape: 'diamond' } },
      {
        selector: 'edge',
        style: {
          width: 1,
          'line-color': quiet,
          'target-arrow-color': quiet,
          'target-arrow-shape': 'triangle',
          'arrow-scale': 0.7,
          'curve-style': 'bezier',
          opacity: 0.7,
        },
      },
      {
        selector: 'edge.broken',
        style: { 'line-color': wrong, 'target-arrow-color': wrong, width: 2, opacity: 1 },
      },
      { selector: '.faded', style: { opacity: 0.12 } },
    ],
    layout: { name: 'cose', animate: false, nodeDimensionsIncludeLabels: true, padding: 24 },
    userZoomingEnabled: true,
  })
  drawn.on('tap', 'node', ({ target }) => {
    drawn.elements().addClass('faded')
    target.closedNeighborhood().removeClass('faded')
    onChosen(String(target.id()))
  })
  drawn.on('tap', event => {
    if (event.target !== drawn) return
    drawn.elements().removeClass('faded')
    onChosen(null)
  })
  return () => drawn.destroy()
}
