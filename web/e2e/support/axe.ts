import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
type Finding = {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
};

/** What depends on colours. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const;

/**
 * Serious and critical findings on the current screen (experience "Everywhere": none on any screen).
 * @param rules those asked about; by default all.
 */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(
    async (only) => {
      const axe = (
        globalThis as unknown as { axe: { run(options: object): Promise<{ violations: Finding[] }> } }
      ).axe;
      const { violations: found } = await axe.run({
        resultTypes: ['violations'],
        ...(only && { runOnly: { type: 'rule', values: only } }),
      });
      return found.map(({ id, impact, nodes }) => ({
        id,
        impact,
        nodes: nodes.map(({ html }) => ({ html })),
      }));
    },
    rules && [...rules],
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, impact, nodes }) =>
        `${impact} ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    );
}
