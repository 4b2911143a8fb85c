import { profileIds, profiles } from '@hreflint/references/profiles'
import { describe, expect, test } from 'vitest'

test('the list of generators follows that of their ids', () => {
  expect(profiles.map(({ id }) => id)).toEqual(profileIds)
})

describe.each(profiles.filter(({ holds }) => holds === 'sources'))('the generator $id', profile => {
  test('has a name, sources, and a file that shows it, unless it is a guess', () => {
    expect(profile.title).not.toBe('')
    expect(profile.contents).not.toEqual([])
    expect(profile.shownBy === null).toBe(profile.isGuess === true)
  })
})
