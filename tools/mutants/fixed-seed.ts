/**
 * Fixes the seed of generated cases, so that repeated runs find the same survivors. Failures are not shrunk,
 * because nobody reads them.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: 41, endOnFailure: true });
