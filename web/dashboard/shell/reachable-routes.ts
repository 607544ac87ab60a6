import { createContext } from 'react';
import type { RouteSpec } from '../../kernel/routing';

/**
 * The routes that the person may open. Pages read them here: they are part of the table of routes themselves, and
 * cannot import it.
 */
export const ReachableRoutes = createContext<readonly RouteSpec[]>([]);
