import { SubscriptionOperator, systemClock } from '@reprise/kernel';
import { runCommand, say } from './command-line';
import { operateSubscriptions } from './subscriptions';

// npm run subscriptions -- list | pause <consumer> | resume <consumer> | restart <consumer> | retry <consumer> <key> | skip <consumer> <key>; `timers` for a consumer
runCommand(({ log, store, timers }, args) =>
  operateSubscriptions({ operator: new SubscriptionOperator(log, store, systemClock), timers }, args, say),
);
