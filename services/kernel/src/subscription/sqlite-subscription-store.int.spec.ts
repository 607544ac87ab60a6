import { subscriptionStoreConformance } from '../testing';
import { memorySubscriptionStore } from './sqlite-subscription-store';

subscriptionStoreConformance('SQLite', async () => memorySubscriptionStore());
