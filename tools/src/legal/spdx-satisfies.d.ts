declare module 'spdx-satisfies' {
  /** Whether a licence expression can be met with the given licences alone. */
  export default function satisfies(expression: string, licences: readonly string[]): boolean;
}
