import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { EndpointSpec } from '@reprise/contracts/kernel';
import { Refusal } from '@reprise/contracts/problems';
import type { TenantScope } from '@reprise/read-kernel/query';
import type { Session, SessionReader, SessionWatch } from '../ports';
import { mustHold } from './must-hold';

export type Listener = { readonly session: Session; readonly scope: TenantScope };
type Stream = { who: Listener; readonly spec: EndpointSpec; readonly end: () => void };
export type OpenStream = {
  /** Whoever listens, as he may see now. */
  readonly who: () => Listener;
  readonly close: () => void;
};

/** A person looks at a few screens at once; a browser has six connections to one host. */
const streamsPerSession = 6;
/** So long may what another host has ended go on here. */
const lookEveryMs = 2_000;

/** Streams outlive their requests: each is ended or narrowed when its session is, and a session has a handful of them. */
@Injectable()
export class OpenStreams implements OnModuleDestroy {
  private readonly streams = new Set<Stream>();
  private stopFollowing: () => void = () => undefined;

  /** Streams that are open follow their sessions from now on. */
  follow(sessions: SessionReader, watch: SessionWatch): void {
    const look = (): void => {
      for (const stream of this.streams) void check(stream, sessions, watch);
    };
    const unwatch = watch.onChange(look);
    const timer = setInterval(look, lookEveryMs).unref();
    this.stopFollowing = () => {
      unwatch();
      clearInterval(timer);
    };
  }

  /** @throws Refusal `too-many-requests` for one stream more than a session may have. */
  open(spec: EndpointSpec, { session, scope }: Listener, end: () => void): OpenStream {
    const own = [...this.streams].filter(({ who }) => keyOf(who.session) === keyOf(session));
    if (own.length >= streamsPerSession) throw new Refusal('too-many-requests', { streams: own.length });
    const stream: Stream = { who: { session, scope }, spec, end };
    this.streams.add(stream);
    return { who: () => stream.who, close: () => void this.streams.delete(stream) };
  }

  /** Open streams would keep the server from closing. */
  onModuleDestroy(): void {
    this.stopFollowing();
    for (const stream of this.streams) stream.end();
    this.streams.clear();
  }
}

async function check(stream: Stream, sessions: SessionReader, watch: SessionWatch): Promise<void> {
  try {
    const session = await watch.renewed(stream.who.session);
    mustHold(session, stream.spec);
    stream.who = { session, scope: await sessions.scopeOf(session) };
  } catch (error) {
    // An engine that is away ends nobody's session.
    if (error instanceof Refusal) stream.end();
  }
}

const keyOf = ({ signInId, userId }: Session): string => signInId ?? userId;
