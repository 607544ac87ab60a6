export { GatewayTraces, type Rememberer } from './gateway-traces';
