import { testDrivers } from '../../support/connection/driver-laws.ts'

testDrivers(1500)
