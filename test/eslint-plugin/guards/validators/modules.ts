import type { LibraryName } from './libraries.ts'

const raw = String.raw

const prefix = "u.startsWith('https://example.com')"
const suffix = "new URL(u).hostname.endsWith('example.com')"
const part = "u.includes('example.com')"

/** Modules whose validators can be bypassed, by the library that runs them. */
export const validators: Readonly<Record<LibraryName, readonly string[]>> = {
  zod: [
    raw`import { z } from 'zod'
export default z.string().regex(/^https:\/\/example.com/)`,
    `import { z } from 'zod'
export default z.string().url().startsWith('https://example.com')`,
    `import { z } from 'zod'
export default z.string().url().endsWith('.example.com').optional()`,
    `import { z } from 'zod'
export default z.string().trim().includes('://example.com')`,
    `import { z } from 'zod'
export default z.string().refine(u => ${prefix})`,
    `import { z } from 'zod'
export default z.string().url().refine(u => ${suffix}, 'wrong')`,
    `import { z } from 'zod'
export default z.string().superRefine((u, ctx) => { if (!${prefix}) ctx.addIssue({ code: z.ZodIssueCode.custom }) })`,
    `import { z } from 'zod'
const isOwn = (u: string) => ${prefix}
export default z.string().refine(isOwn)`,
    `import { z } from 'zod'
export default z.string().refine(isOwn, 'wrong')
function isOwn(u: string) { return ${part} }`,
  ],
  yup: [
    raw`import * as yup from 'yup'
export default yup.string().matches(/^https:\/\/example\.com/)`,
    `import * as yup from 'yup'
export default yup.string().test('host', 'wrong', u => ${part})`,
    `import { string } from 'yup'
export default string().required().test('host', 'wrong', u => ${part})`,
    `import * as yup from 'yup'
export default yup.string().test('host', (u, ctx) => ${part} || ctx.createError({ message: 'wrong' }))`,
  ],
  joi: [
    raw`import Joi from 'joi'
export default Joi.string().uri().pattern(/^https:\/\/www.example.com\//)`,
    raw`import Joi from 'joi'
export default Joi.string().regex(/^https?:\/\/.*\.example\.com/).required()`,
    `import Joi from 'joi'
export default Joi.string().custom(u => { if (!${part}) throw new Error('no'); return u })`,
    `import Joi from 'joi'
export default Joi.string().custom((u, helpers) => { if (!${part}) return helpers.error('any.invalid'); return u })`,
  ],
  valibot: [
    raw`import * as v from 'valibot'
export default v.pipe(v.string(), v.url(), v.regex(/^https:\/\/example\.com/))`,
    `import { pipe, startsWith, string } from 'valibot'
export default pipe(string(), startsWith('https://example.com'))`,
    `import * as v from 'valibot'
export default v.pipe(v.string(), v.url(), v.includes('example.com'))`,
    `import * as v from 'valibot'
export default v.pipe(v.string(), v.check(u => ${prefix}))`,
  ],
  arktype: [
    `import { type } from 'arktype'
export default type('string').narrow((u, ctx) => ${prefix} || ctx.mustBe('ours'))`,
  ],
  superstruct: [
    `import { refine, string } from 'superstruct'
export default refine(string(), 'own', u => ${prefix} || 'not ours')`,
    `import { define } from 'superstruct'
export default define('own', u => ${suffix})`,
  ],
  typebox: [
    `import { FormatRegistry } from '@sinclair/typebox'
FormatRegistry.Set('own', u => ${suffix})
export default 'own'`,
  ],
  ajv: [
    `import { Ajv } from 'ajv'
const ajv = new Ajv()
ajv.addFormat('own', u => ${prefix})
export default ajv`,
    `import { Ajv } from 'ajv'
const ajv = new Ajv()
ajv.addFormat('own', { type: 'string', validate: u => ${prefix} })
export default ajv`,
    `import { Ajv } from 'ajv'
export default new Ajv({ formats: { own: u => ${prefix} } })`,
  ],
  'ajv keywords': [
    `import { Ajv } from 'ajv'
const ajv = new Ajv()
ajv.addKeyword({ keyword: 'own', type: 'string', validate: (schema, u) => ${prefix} })
export default ajv`,
    `import { Ajv } from 'ajv'
const ajv = new Ajv()
ajv.addKeyword({ keyword: 'own', schema: false, validate: u => ${suffix} })
export default ajv`,
    `import { Ajv } from 'ajv'
const ajv = new Ajv()
ajv.addKeyword({ keyword: 'own', compile: schema => u => ${part} })
export default ajv`,
  ],
  'express-validator': [
    `import { body } from 'express-validator'
export default body('url').custom(u => ${part})`,
  ],
  'class-validator': [
    `import { registerDecorator } from 'class-validator'
class Form {}
registerDecorator({ target: Form, propertyName: 'url', validator: { validate(u, args) { return ${prefix} } } })
export default Form`,
    `import { Validate, ValidatorConstraint } from 'class-validator'
@ValidatorConstraint()
class IsOwn { validate(u: string, args: object) { return ${prefix} } }
class Form { @Validate(IsOwn) url = '' }
export default Form`,
    `import { Validate, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator'
@ValidatorConstraint({ name: 'own' })
class IsOwn implements ValidatorConstraintInterface { validate(u: string, args: object) { return ${part} } }
class Form { @Validate(IsOwn) url = '' }
export default Form`,
  ],
  'react-hook-form': [
    `export default ({ register }) => register('url', { validate: u => ${prefix} || 'not ours' })`,
    `export default form => form.register('url', { validate: { own: u => ${part} || 'not ours' } })`,
  ],
  'vee-validate': [
    `import { defineRule } from 'vee-validate'
defineRule('own', (u: string) => ${prefix} || 'not ours')
export default 'own'`,
  ],
  'vee-validate fields': [
    `import { useField } from 'vee-validate'
export default (initialValue: string) => useField('url', u => ${prefix} || 'not ours', { initialValue })`,
    `import { useForm } from 'vee-validate'
export default (url: string) => useForm({ initialValues: { url }, validationSchema: { url: u => ${part} || 'not ours' } })`,
  ],
  formik: [
    `import { createElement } from 'react'
import { Field } from 'formik'
const React = { createElement }
export default <Field name="url" validate={u => ${prefix} ? undefined : 'not ours'} />`,
    `import * as React from 'react'
import { FastField } from 'formik'
function validateUrl(u: string) {
  let error
  if (!${part}) error = 'not ours'
  return error
}
export default <FastField name="url" validate={validateUrl} />`,
  ],
  angular: [
    `import '@angular/compiler'
import { FormControl } from '@angular/forms'
export default new FormControl('', control => control.value.startsWith('https://example.com') ? null : { url: true })`,
    `import '@angular/compiler'
import { type AbstractControl, FormControl, type ValidationErrors } from '@angular/forms'
function ownUrl(control: AbstractControl): ValidationErrors | null {
  const u = control.value
  return ${suffix} ? null : { url: true }
}
export default new FormControl('https://example.com/', [ownUrl])`,
    `import '@angular/compiler'
import { FormControl, type ValidatorFn } from '@angular/forms'
function ownUrl(): ValidatorFn {
  return control => {
    if (!control.value.includes('example.com')) return { url: { given: control.value } }
    return null
  }
}
export default new FormControl('', { validators: [ownUrl()] })`,
    `import '@angular/compiler'
import { FormControl, type ValidatorFn } from '@angular/forms'
const ownUrl: ValidatorFn = control => control.value.includes('example.com') ? null : { url: true }
export default new FormControl('', ownUrl)`,
  ],
}

/** Modules whose validators reject what they name, or hold, or are none of a known library. */
export const rejectingValidators: readonly string[] = [
  `z.string().refine(hostname => hostname.endsWith('.example.com'))`,
  `import { refine } from './refine.js'; refine(string(), 'own', u => ${prefix})`,
  `register('url', { validate: u => ${prefix} && 'no links to us' })`,
  `z.string().superRefine((u, ctx) => { ${prefix}; ctx.addIssue({}) })`,
  `Joi.string().custom((u, helpers) => { if (!${part} || helpers.prefs.strict) return helpers.error('x'); return u })`,
  `class A { validate(u: string, args: object) { return ${prefix} } }`,
  `import { defineRule } from './rules.js'; defineRule('own', u => ${prefix} || 'not ours')`,
  `import { defineRule } from 'vee-validate'; defineRule('own', u => ${prefix} ? 'no links to us' : true)`,
  `import { Field } from './field.js'; export default <Field validate={u => ${prefix} ? undefined : 'no'} />`,
  `import { Field } from 'formik'; export default <Field validate={u => ${prefix} ? 'no links to us' : undefined} />`,
  "new FormControl('', control => control.value.startsWith('https://example.com') ? { ours: true } : null)",
  "new FormControl('', control => control.value.startsWith('https://example.com/') ? null : { url: true })",
  "const a = (control: FormGroup) => control.value.startsWith('https://example.com') ? null : {}",
  `ajv.addKeyword({ keyword: 'own', validate: u => ${prefix} })`,
  `ajv.addKeyword({ keyword: 'own', compile: u => ${prefix} })`,
]
