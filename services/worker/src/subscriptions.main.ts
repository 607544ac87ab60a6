import { SubscriptionOperator, systemClock } from '@reprise/kernel';
import { runCommand, say } from './command-line';
import { operateSubscriptions } from './subscriptions';

// npm run subscriptions -- list | pause <consumer> | resume <consumer> | restart <consumer> | retry <consumer> <key> | skip <consumer> <key>
runCommand(({ log, store }, args) =>
  operateSubscriptions(new SubscriptionOperator(log, store, systemClock), args, say),
);
