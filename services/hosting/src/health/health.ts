import type { Config } from '../config';
import type { ConsumerTrouble } from './consumer-watch';
import type { EngineState } from './engine-watch';
import type { Storage } from './storage-watch';

/**
 * Body of `GET /health/ready`. `ready`: everything works. `degraded`: works but needs attention (200). `unready`: a
 * required engine is unavailable; it waits and resumes by itself (503). `starting`, `stopping`: not yet, or no
 * longer, working (503).
 */
export type HealthReport = {
  readonly status: 'ready' | 'degraded' | 'unready' | 'starting' | 'stopping';
  readonly host: string;
  readonly instance: string;
  /** What the host is doing about it, as a sentence. */
  readonly doing: string;
  readonly engines: readonly EngineState[];
  readonly consumers: readonly ConsumerTrouble[];
  /** Lists that do not show yet what the log held when the host began, whoever folds them. */
  readonly filling: readonly string[];
  /** Whether new writes are refused until fewer wait. */
  readonly overloaded: boolean;
  /** Whether there is room in the data folder. `full`: new writes are refused until there is. */
  readonly storage: Storage;
};
export type HealthSources = {
  readonly config: Pick<Config, 'host' | 'instance'>;
  readonly phase: 'starting' | 'working' | 'stopping';
  readonly engines: readonly EngineState[];
  readonly consumers: readonly ConsumerTrouble[];
  readonly filling: readonly string[];
  readonly overloaded: boolean;
  readonly storage: Storage;
};

const away = (engines: readonly EngineState[], needed: boolean): readonly EngineState[] =>
  engines.filter((each) => each.needed === needed && each.state !== 'answers');
const listed = (engines: readonly EngineState[]): string =>
  engines.map(({ name, engine, since }) => `${name} (${engine}, since ${since})`).join(', ');

const roomOf: Readonly<Record<Storage, readonly string[]>> = {
  enough: [],
  low: ['little room is left in the data folder'],
  full: ['refusing new writes until there is room in the data folder'],
};

function statusOf({
  phase,
  engines,
  consumers,
  filling,
  overloaded,
  storage,
}: HealthSources): HealthReport['status'] {
  if (phase !== 'working') return phase;
  if (away(engines, true).length > 0) return 'unready';
  const isWell = away(engines, false).length + consumers.length + filling.length === 0;
  return isWell && !overloaded && storage === 'enough' ? 'ready' : 'degraded';
}

function doingOf(sources: HealthSources, status: HealthReport['status']): string {
  const missing = away(sources.engines, true);
  switch (status) {
    case 'ready':
      return 'working normally';
    case 'starting':
      return missing.length > 0 ? `waiting for ${listed(missing)} before starting` : 'starts';
    case 'stopping':
      return 'finishing work in progress';
    case 'unready':
      return `retrying until it answers, then resuming:  ${listed(missing)}`;
    case 'degraded': {
      const optional = away(sources.engines, false);
      const without = optional.length > 0 ? [`working without ${listed(optional)}`] : [];
      const stuck = sources.consumers.map(({ consumer, trouble }) => `${consumer} is ${trouble}`);
      const lists = sources.filling.join(', ');
      const filling = lists ? [`works while lists are being filled and lack rows: ${lists}`] : [];
      const full = sources.overloaded ? ['refusing new writes until fewer wait'] : [];
      return [...without, ...stuck, ...filling, ...full, ...roomOf[sources.storage]].join('; ');
    }
  }
}

/** The health report of a host. Contains neither addresses nor secrets: anyone who can reach it may read it. */
export function healthReport(sources: HealthSources): HealthReport {
  const { config, engines, consumers, filling, overloaded, storage } = sources;
  const status = statusOf(sources);
  const { host, instance } = config;
  const doing = doingOf(sources, status);
  return { status, host, instance, doing, engines, consumers, filling, overloaded, storage };
}

/** The status for load balancers and orchestrators. */
export const httpStatusOf = ({ status }: HealthReport): 200 | 503 =>
  status === 'ready' || status === 'degraded' ? 200 : 503;
