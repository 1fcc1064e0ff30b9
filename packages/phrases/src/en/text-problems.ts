/** Field errors of text values. */
export const textFieldProblems = {
  'too-long': 'This is too long.',
  'over-letters': 'Use at most {limit} characters.',
  'not-text': 'This contains characters that cannot be stored.',
  'one-line': 'Write this on one line.',
  'hidden-characters': 'This contains invisible characters. Delete it and type it again.',
};
