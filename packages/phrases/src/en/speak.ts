/** Phrases of the page of a speaker's link. */
export const speak = {
  section: 'Requests to speakers',
  title: 'Can you speak in {congregation}, {name}?',
  asks: '{coordinator}, who arranges the talks in {congregation}, asks you.',
  asked: 'The congregation {congregation} asks you.',
  number: 'No. {number}',
  until: 'No account needed. This link works until the meeting.',
  call: 'To change something, call the person who asked you.',
  accept: 'Accept',
  another: 'Another date or talk',
  decline: 'Decline',
  back: 'Back',
  word: {
    declined: 'Message to the person who asked (optional)',
    another: 'Which date or talk would suit you?',
  },
  send: { declined: 'Send: I can’t come', another: 'Send' },
  said: {
    accepted: 'Thank you, {name}. You have accepted.',
    declined: 'Thank you for the answer, {name}. You have declined.',
    another: 'Thank you, {name}. You will hear about another date or talk.',
    entered: 'This is settled already, {name}.',
  },
  changed: 'You accepted {when}. It has changed since, so please answer again.',
  cancelled: 'This meeting is not held.',
  ended: 'The meeting has begun, or something else was arranged. The person who asked you can tell you more.',
  offline: 'This needs a connection. Connect to the internet and try again.',
};
