import type { DefaultTheme } from 'vitepress'

export const search: DefaultTheme.Config['search'] = { provider: 'local' }
