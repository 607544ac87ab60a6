const braces = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Names in braces that are not variables, and stray "{{" or "}}". If empty, the text is valid. */
export function unknownVariables(text: string, variables: readonly string[]): readonly string[] {
  const known = new Set(variables);
  const unknown = [...text.matchAll(braces)].flatMap(([, name = '']) => (known.has(name) ? [] : [name]));
  const rest = text.replace(braces, '');
  return [...unknown, ...(rest.match(/\{\{|\}\}/g) ?? [])];
}

/** Inserts the values in one pass: braces inside a value stay text. */
export function fillVariables(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(braces, (all, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : all,
  );
}
