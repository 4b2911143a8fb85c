/** The style sheet of the page, for light and dark mode. */
export const style = `
:root { color-scheme: light dark; --line: #8886; --red: #c62828; --orange: #b26a00; }
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 1200px; padding: 16px; }
h1 { font-size: 22px; margin: 0; } h2 { font-size: 17px; margin: 24px 0 8px; } p { margin: 4px 0 12px; }
#drawing { height: 70vh; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
.key span { padding: 1px 8px; border: 1px solid #1565c0; border-radius: 6px; margin-right: 4px; }
.key .missing { border: 1px dashed var(--red); } .key .orphan { border-color: var(--orange); }
.wide { overflow-x: auto; } table { border-collapse: collapse; }
th, td { text-align: left; padding: 4px 16px 4px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
`

/** The script that draws the data in the element `graph`. */
export const drawing = `
const { nodes, edges } = JSON.parse(document.getElementById('graph').textContent)
const drawn = cytoscape({
  container: document.getElementById('drawing'),
  elements: [
    ...nodes.map(data => ({ data })),
    ...edges.map(data => ({ data, classes: data.isBroken ? 'broken' : '' })),
  ],
  style: [
    { selector: 'node', style: { label: 'data(label)', 'font-size': 12, 'min-zoomed-font-size': 7, 'text-valign': 'bottom', 'text-margin-y': 4, 'text-wrap': 'ellipsis', 'text-max-width': 160, 'background-color': '#1565c0', width: 16, height: 16 } },
    { selector: 'node[kind="folder"]', style: { shape: 'round-rectangle', width: 26, height: 20 } },
    { selector: 'node[kind="missing"]', style: { 'background-color': '#fff', 'border-width': 2, 'border-style': 'dashed', 'border-color': '#c62828', color: '#c62828' } },
    { selector: 'node[kind="orphan"]', style: { 'background-color': '#b26a00' } },
    { selector: 'edge', style: { width: 1, 'line-color': '#90a4ae', 'target-arrow-color': '#90a4ae', 'target-arrow-shape': 'triangle', 'arrow-scale': 0.7, 'curve-style': 'bezier', opacity: 0.7 } },
    { selector: 'edge.broken', style: { 'line-color': '#c62828', 'target-arrow-color': '#c62828', width: 2, opacity: 1 } },
    { selector: '.faded', style: { opacity: 0.12 } },
  ],
  layout: { name: 'cose', animate: false, nodeDimensionsIncludeLabels: true, padding: 24 },
})
drawn.on('tap', 'node', ({ target }) => {
  drawn.elements().addClass('faded')
  target.closedNeighborhood().removeClass('faded')
})
drawn.on('tap', event => { if (event.target === drawn) drawn.elements().removeClass('faded') })
`
