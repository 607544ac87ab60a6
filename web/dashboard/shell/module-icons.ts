import type { IconName } from '../../ui/icon-paths';

export const moduleIcons: Readonly<Record<string, IconName>> = {
  root: 'building',
  tim: 'store',
  lcm: 'cart',
  rps: 'tool',
  no_module: 'shield',
};
