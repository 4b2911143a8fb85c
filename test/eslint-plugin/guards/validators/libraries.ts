import { createRequire } from 'node:module'
import { transformSync } from 'esbuild'

// A module exports what its library makes of a validator: a schema, a chain of tests, a field. Each library here asks it, as programs
// do, whether it accepts a value.

const require = createRequire(import.meta.url)

/** Returns what a module exports by default. It runs in this process, with the real libraries. */
function exportOf(code: string): unknown {
  const { code: compiled } = transformSync(code, {
    loader: 'tsx',
    format: 'cjs',
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true } },
  })
  const module: { exports: { default?: unknown } } = { exports: {} }
  new Function('require', 'module', 'exports', compiled)(require, module, module.exports)
  return module.exports.default
}

type Accepts = (exported: never, url: string) => boolean | Promise<boolean>

const libraries = {
  zod: (schema: { safeParse(url: string): { success: boolean } }, url) =>
    schema.safeParse(url).success,
  yup: (schema: { isValidSync(url: string): boolean }, url) => schema.isValidSync(url),
  joi: (schema: { validate(url: string): { error?: unknown } }, url) =>
    schema.validate(url).error === undefined,
  valibot: (schema: object, url) => require('valibot').safeParse(schema, url).success,
  arktype: (type: (url: string) => unknown, url) =>
    !(type(url) instanceof require('arktype').type.errors),
  superstruct: (struct: object, url) => require('superstruct').is(url, struct),
  typebox: (name: string, url) => {
    const { Type } = require('@sinclair/typebox')
    return require('@sinclair/typebox/value').Value.Check(Type.String({ format: name }), url)
  },
  ajv: (ajv: { compile(schema: object): (url: string) => boolean }, url) =>
    ajv.compile({ type: 'string', format: 'own' })(url),
  'ajv keywords': (ajv: { compile(schema: object): (url: string) => boolean }, url) =>
    ajv.compile({ type: 'string', own: true })(url),
  'express-validator': async (
    chain: { run(request: object): Promise<{ isEmpty(): boolean }> },
    url,
  ) => (await chain.run({ body: { url } })).isEmpty(),
  'class-validator': (Form: new () => object, url) =>
    require('class-validator').validateSync(Object.assign(new Form(), { url })).length === 0,
  'react-hook-form': async (register: (form: object) => unknown, url) => {
    const form = require('react-hook-form').createFormControl({ defaultValues: { url } })
    register(form)
    return form.trigger('url')
  },
  'vee-validate': async (name: string, url) =>
    (await require('vee-validate').validate(url, name)).valid,
  'vee-validate fields': inComponent,
  formik: inFormik,
  angular: async (control: { setValue(url: string): void; valid: boolean }, url) => {
    control.setValue(url)
    return control.valid
  },
} satisfies Readonly<Record<string, Accepts>>

interface Field {
  validate(): Promise<{ valid: boolean }>
}

/** Calls a function in a component of Vue, and validates the field or form that it returns. */
async function inComponent(use: (url: string) => Field, url: string): Promise<boolean> {
  const { createSSRApp } = require('vue')
  const { renderToString } = require('vue/server-renderer')
  let field: Field | undefined
  const setup = () => {
    field = use(url)
    return () => null
  }
  await renderToString(createSSRApp({ setup }))
  return (await field?.validate())?.valid === true
}

/** Validates a form of Formik that has a field. */
async function inFormik({ props }: { props: object }, url: string): Promise<boolean> {
  const { useFormik } = require('formik')
  const { renderToString } = require('react-dom/server')
  const { createElement } = require('react')
  let formik: ReturnType<typeof useFormik>
  const Form = () => {
    formik = useFormik({ initialValues: { url }, onSubmit() {} })
    return null
  }
  renderToString(createElement(Form))
  // Formik does the same in an effect, when a page shows the field.
  formik.registerField('url', props)
  return Object.keys(await formik.validateForm()).length === 0
}

export type LibraryName = keyof typeof libraries

/** Returns whether the library accepts a URL, by the validator of a module. A validator that throws accepts nothing. */
export async function accepts(library: LibraryName, code: string, url: string): Promise<boolean> {
  try {
    return await (libraries[library] as Accepts)(exportOf(code) as never, url)
  } catch {
    return false
  }
}
