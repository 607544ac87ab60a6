import { createContext } from 'react';
import type { IconName } from '../icon-paths';

/** The icon beside the title of a page: that of the menu entry to which the page belongs. */
export const PageIcon = createContext<IconName | undefined>(undefined);
