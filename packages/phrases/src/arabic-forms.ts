/** Arabic has six plural forms. */
import type { Translation } from './translation.ts';

export type Arabic<English> = Translation<English, 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'>;
