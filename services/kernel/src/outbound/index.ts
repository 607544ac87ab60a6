export { guardedFetch, isAllowed, type GuardedFetch, type OutboundRule } from './guarded-fetch';
export { AddressNotAllowed, guardedLookup, mayBeCalled } from './public-address';
