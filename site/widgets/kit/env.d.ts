// What compilers replace, in modules that run on both sides.
interface ImportMeta {
  /** `SSR`: true in the build, which draws the first state; false in browsers. */
  readonly env: { readonly SSR: boolean };
}
