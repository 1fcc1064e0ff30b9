/**
 * The same generated cases for every mutant, so that a second run counts the same survivors. A failure is not shrunk: nobody reads it.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: 41, endOnFailure: true });
