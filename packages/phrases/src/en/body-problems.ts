/** Refusals of a request body as a whole (`codes`), and of its size and form under a field (`fields`). */

export const bodyProblems = {
  'too-large': 'This is more than can be sent at once.',
  'body-encoded': 'Requests must not be compressed.',
} as const;

export const bodyFieldProblems = {
  'not-by-oneself': 'You cannot change this yourself. Ask someone who keeps the records.',
  'not-text': 'This contains characters that cannot be stored.',
  'not-json': 'This could not be read.',
  'too-deep': 'This is nested too deeply.',
  'too-many-values': 'This holds more than {limit} values.',
  'more-mistakes': 'Other fields with mistakes: {limit}.',
  'upload-broken': 'The file arrived incomplete. Choose it and send it again.',
} as const;
