export { aBuyback, aLabel, aReminder, aShipment, BusWorld } from './bus-world';
export { TopicReader, type ReadMessage } from './topic-reader';
