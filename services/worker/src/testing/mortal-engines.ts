import type { MachineEngines } from './machine-engines';

/** Engines that can be cut off: every call then fails, as if the network were down. */
export function mortal(engines: MachineEngines): {
  readonly engines: MachineEngines;
  readonly cut: () => void;
  readonly mend: () => void;
} {
  let alive = true;
  const guarded = <T extends object>(part: T): T =>
    new Proxy(part, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          // Registering or comparing makes no call.
          if (name === 'collection') return guarded(value.apply(target, args) as object);
          if (['close', 'compare', 'onAppend'].includes(String(name)))
            return value.apply(target, args) as unknown;
          if (!alive) return Promise.reject(new Error('the engine does not answer'));
          return value.apply(target, args) as unknown;
        };
      },
    });
  const { log, store, timers, readDocuments, documents, files } = engines;
  return {
    engines: {
      ...{ log: guarded(log), store: guarded(store), timers: guarded(timers), files: guarded(files) },
      ...{ readDocuments: guarded(readDocuments), documents: guarded(documents) },
      close: () => engines.close(),
    },
    cut: () => void (alive = false),
    mend: () => void (alive = true),
  };
}
