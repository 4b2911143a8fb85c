import type { DefaultTheme } from 'vitepress'

export const nav: DefaultTheme.NavItem[] = [
  { text: 'Explorer', link: '/explorer/' },
  { text: 'Guide', link: '/guide/editors' },
  { text: 'Issues', link: '/issues/' },
  { text: 'Specifications', link: '/specs/' },
]

export const sidebar: DefaultTheme.Sidebar = {}
