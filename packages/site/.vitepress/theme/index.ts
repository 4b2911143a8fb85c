import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { workOffline } from './work-offline.ts'
import './style.css'
import './marked-example.css'

export default {
  extends: DefaultTheme,
  enhanceApp: () => workOffline(),
} satisfies Theme
