export {
  callOut,
  laterIn,
  NoAnswer,
  type Connection,
  type OutboundCall,
  type OutboundReply,
} from './outbound-call';
