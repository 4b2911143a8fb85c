import { hydratedLater } from '../hydrated-later.ts'

export default hydratedLater(() => import('./UrlExplorer.vue'))
