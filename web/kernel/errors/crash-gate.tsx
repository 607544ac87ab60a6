import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CrashBoundary } from './crash-boundary';

/** A page that cannot be drawn says so in its place; another page is drawn as ever. */
export function CrashGate({ children, fallback }: { children: ReactNode; fallback: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <CrashBoundary place={pathname} fallback={fallback}>
      {children}
    </CrashBoundary>
  );
}
