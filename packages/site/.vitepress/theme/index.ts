import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { oneButtonEach } from './one-button-each.ts'
import { workOffline } from './work-offline.ts'
import './style.css'
import './code-colors.css'
import './marked-example.css'

export default {
  extends: DefaultTheme,
  enhanceApp: () => workOffline(),
  setup: oneButtonEach,
} satisfies Theme
