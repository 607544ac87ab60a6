export { callOut, NoAnswer, type Connection, type OutboundCall, type OutboundReply } from './outbound-call';
