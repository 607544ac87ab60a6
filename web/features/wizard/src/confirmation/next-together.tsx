import { Section } from '../../../../ui/public/column';
import type { Declared } from './declared.types';
import { NextSteps } from './next-steps';

/** "What happens next" of several products: once for each way of handing over, not once for each product. */
export function NextTogether({ buybacks }: { buybacks: readonly Declared[] }) {
  const circuits = [...new Set(buybacks.map(({ circuit }) => circuit))];
  return circuits.map((circuit) => {
    const along = buybacks.filter((each) => each.circuit === circuit);
    const [first] = along;
    if (!first) return null;
    const products = along.map(({ productLabel }) => productLabel).join(', ');
    return (
      <Section key={circuit} {...(circuits.length > 1 && { title: products })}>
        <NextSteps buyback={first} />
      </Section>
    );
  });
}
