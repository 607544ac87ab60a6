import { createContext } from 'react';
import type { RouteSpec } from '../../kernel/routing';

/** The routes that the person may open. A page reads them here: it is itself in the table of routes, and cannot import it. */
export const ReachableRoutes = createContext<readonly RouteSpec[]>([]);
