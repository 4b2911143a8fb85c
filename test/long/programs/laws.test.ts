import { frozenUrls } from '../../core/compare/programs/frozen.mjs'
import { describeLaws } from '../../support/laws/of-programs.ts'

describeLaws(frozenUrls)
