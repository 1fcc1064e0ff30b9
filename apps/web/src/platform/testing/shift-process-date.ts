/** Loaded before everything else in a process of tests. */
import { shiftDate } from './shifted-date.ts';

shiftDate(globalThis);
