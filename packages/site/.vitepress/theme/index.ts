import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { h } from 'vue'
import NotFoundPage from '../../src/shell/NotFoundPage.vue'
import { oneButtonEach } from './one-button-each.ts'
import { workOffline } from './work-offline.ts'
import './style.css'
import './code-colors.css'
import './marked-example.css'

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'not-found': () => h(NotFoundPage) }),
  enhanceApp: ({ router }) => workOffline(router),
  setup: oneButtonEach,
} satisfies Theme
