declare module 'json-merge-patch' {
  /** RFC 7396; changes `target` and returns it. */
  export function apply(target: unknown, patch: unknown): unknown;
}
