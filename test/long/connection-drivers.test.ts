import { testDrivers } from '../support/connection/driver-laws.ts'

// 200,000 strings for the five drivers.
testDrivers(40_000)
