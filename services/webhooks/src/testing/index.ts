export { openReceiver, type Receiver } from './receiver';
