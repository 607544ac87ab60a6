import { timerStoreConformance } from '../testing';
import { memoryTimerStore } from './sqlite-timer-store';

timerStoreConformance('SQLite', async () => memoryTimerStore());
