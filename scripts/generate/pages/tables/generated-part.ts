/**
 * Returns a page with another text between `<!-- <name>: generated -->` and `<!-- /<name> -->`.
 *
 * @throws {Error} if the page has no such comments
 */
export function withGenerated(page: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name}: generated -->`, `<!-- /${name} -->`]
  const [from, to] = [page.indexOf(start), page.indexOf(end)]
  if (from === -1 || to < from) throw new Error(`There is no ${start} before ${end}.`)
  return `${page.slice(0, from + start.length)}\n\n${text}\n\n${page.slice(to)}`
}
