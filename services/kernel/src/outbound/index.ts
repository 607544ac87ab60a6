export { guardedFetch, isAllowed, type GuardedFetch, type OutboundRule } from './guarded-fetch';
export { signedHeaders } from './signature';
export { guardedSocket, type SocketAddress } from './guarded-socket';
export { AddressNotAllowed, guardedLookup, mayBeCalled } from './public-address';
