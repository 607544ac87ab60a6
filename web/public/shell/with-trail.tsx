import { type ReactNode, useState } from 'react';
import { useTitles } from '../../kernel/i18n';
import { Breadcrumbs, type Crumb } from '../../ui/public/breadcrumbs';
import { TrailContext } from '../../ui/public/use-trail';
import type { TrailPlace } from '../trail';

/** The trail of a route above its page, which may know better what its places are called (`useTrail`). */
export function WithTrail({ places, children }: { places: readonly TrailPlace[]; children: ReactNode }) {
  const [own, setOwn] = useState<readonly Crumb[]>();
  const words = useTitles(['common:page.home', ...places.map(({ name }) => name)]);
  if (places.length === 0) return children;
  const declared = places.map(({ path, name }) => ({ label: words(name), ...(path && { to: path }) }));
  return (
    <TrailContext value={setOwn}>
      <Breadcrumbs crumbs={own ?? declared} />
      {children}
    </TrailContext>
  );
}
