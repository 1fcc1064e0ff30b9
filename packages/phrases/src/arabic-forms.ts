/** Arabic has six forms by number. */
import type { Translation } from './translation.ts';

export type Arabic<English> = Translation<English, 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'>;
