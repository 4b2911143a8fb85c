import { testDrivers } from '../../support/connection/driver-laws.ts'
import { shareOf } from '../../support/laws/share.ts'

// 200,000 strings for the five drivers.
testDrivers(shareOf(40_000))
