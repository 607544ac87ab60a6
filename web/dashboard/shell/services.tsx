import { type ReactNode, useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { lapseSession, sessionClosed } from '../../kernel/session';
import { browserStorage } from '../../kernel/storage';
import { useAppSelector } from '../../kernel/store';
import { ErrorModal } from './error-modal';

/** Services around every page: scroll position per path, and the error modal. */
export function Services({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const way = useNavigationType();
  const session = useAppSelector((state) => state.session);
  useEffect(() => {
    // Back returns to the same row: the list restores its own place.
    if (way !== 'POP') globalThis.scrollTo(0, 0);
  }, [pathname, way]);
  const endSession = useCallback(() => {
    dispatch(sessionClosed(lapseSession(browserStorage, session)));
    void navigate('/login');
  }, [dispatch, navigate, session]);
  return (
    <>
      {children}
      <ErrorModal
        goTo={(path) => void navigate(path)}
        reload={() => globalThis.location.reload()}
        endSession={endSession}
      />
    </>
  );
}
