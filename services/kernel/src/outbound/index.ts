export { guardedFetch, isAllowed, type GuardedFetch, type OutboundRule } from './guarded-fetch';
export { guardedSocket, type SocketAddress } from './guarded-socket';
export { AddressNotAllowed, guardedLookup, mayBeCalled } from './public-address';
