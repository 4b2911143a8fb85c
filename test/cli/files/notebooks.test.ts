import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from '../support/run-cli.ts'

const broken = String.raw`{
 "cells": [
  {
   "attachments": {"a b.png": {"image/png": "aGk="}},
   "cell_type": "markdown",
   "source": [
    "# \u00fc, \ud83d\ude00\r\n",
    "[\"a\"](</b c>), <a href=\"https:\\\\e.example\/\">d</a>"
   ]
  },
  {
   "cell_type": "code",  "execution_count": null,
   "outputs": [{"text": "<a href=\"/f g\">"}],
   "source": "%%html\n<a href=\"/h i\">\u0041</a>"
  }
 ],
 "metadata": {"a": "[j](</k l>)"}, "nbformat": 4, "nbformat_minor": 5
}
`

test('--fix changes the URLs of a notebook and no other byte', async () => {
  const cwd = folderWith({ 'a.ipynb': broken })
  expect((await runCli(['--fix', '.'], { cwd })).code).toBe(0)
  const written = readFileSync(join(cwd, 'a.ipynb'), 'utf8')
  expect(() => JSON.parse(written)).not.toThrow()
  expect(written).toBe(
    broken
      .replace('/b c', '/b%20c')
      .replace(String.raw`https:\\\\e`, 'https://e')
      .replace('/h i', '/h%20i'),
  )
})

test.each([
  ['cut off', broken.slice(0, -3)],
  ['with marks of a merge conflict', `<<<<<<< HEAD\n${broken}`],
])('nothing is said of a notebook %s', async (_, text) => {
  const cwd = folderWith({ 'a.ipynb': text })
  const run = await runCli(['--format', 'json', '--fix', '.'], { cwd })
  expect(codesByFile(run)).toEqual({ 'a.ipynb': [] })
  expect(readFileSync(join(cwd, 'a.ipynb'), 'utf8')).toBe(text)
})
