import ts from 'typescript';

/** Lines of a text; the final newline does not start another one. */
export const linesOf = (text) => text.replace(/\n$/, '').split('\n').length;

/** The smallest of `numbers` that at least `percent` of a hundred do not exceed (nearest rank). */
export function percentile(numbers, percent) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)];
}

const namesWhatItHolds = (node) =>
  ts.isVariableDeclaration(node) ||
  ts.isPropertyAssignment(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isExportAssignment(node);

/** A function with its own name. A callback counts as part of the surrounding function. */
function isNamedFunction(node) {
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return namesWhatItHolds(node.parent);
  return ts.isFunctionLike(node) && node.body !== undefined;
}

/** Lines of each named function in a file, without the comment above it. */
export function functionLengths(name, text) {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const lengths = [];
  const visit = (node) => {
    if (isNamedFunction(node)) lengths.push(linesOf(node.getText(source)));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lengths;
}
