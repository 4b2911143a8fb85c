declare module 'commonmark' {
  export interface Node {
    readonly type: string
  }
  export class Parser {
    parse(markdown: string): Node
  }
  export class HtmlRenderer {
    render(node: Node): string
  }
}
