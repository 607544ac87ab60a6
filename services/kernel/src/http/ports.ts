// Nest tokens of what every host provides; controllers and services inject them with `@Inject(TOKEN)`.
export const SESSION_READER = Symbol('SessionReader');
export const POSITION_WAITER = Symbol('PositionWaiter');
export const DOCUMENTS = Symbol('Documents');
export const EVENT_LOG = Symbol('EventLog');
export const CLOCK = Symbol('Clock');
