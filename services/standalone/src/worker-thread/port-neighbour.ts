import type { MessagePort } from 'node:worker_threads';
import type { Neighbour, News } from '@reprise/read-kernel/waiting';

type Listener = (news: never) => void;
type Told = { readonly what: keyof News; readonly news: never };

/** The thread at the other end of a channel. It does not keep the process alive. */
export function portNeighbour(port: MessagePort): Neighbour {
  const listeners = new Map<keyof News, Set<Listener>>();
  port.on('message', ({ what, news }: Told) => listeners.get(what)?.forEach((each) => each(news)));
  port.unref();
  return {
    tell: (what, news) => port.postMessage({ what, news }),
    on(what, listener) {
      const known = listeners.get(what) ?? new Set();
      listeners.set(what, known.add(listener));
      return () => void known.delete(listener);
    },
  };
}
