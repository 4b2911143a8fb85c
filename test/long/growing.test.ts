import { describeGrowth } from '../eslint-plugin/growing/work-grows.ts'
import { shareOf } from '../support/laws/share.ts'

describeGrowth(shareOf(400, 150))
