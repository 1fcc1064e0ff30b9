/** Phrases of carts shared between congregations (CARTS-C7, CARTS-O8). */
export const sharedCarts = {
  title: 'Shared public witnessing',
  menu: 'Share with congregations: {name}',
  of: 'Shared with: {name}',
  text: 'Approved publishers of these congregations may book this cart. They see only the first name and initial of your people, and you of theirs.',
  none: 'There are no partner congregations yet. Ask one for a partnership in the directory; once it has confirmed, this cart can be shared with it.',
  directory: 'Open the directory',
  share: 'Share with {name}',
  line: 'Shared with {names}',
  host: 'Cart of {congregation}',
  guest: 'Guest',
  guestsOf: 'From {congregation}',
  hours: 'Hours a week for {name}',
  hoursText: 'More than this cannot be booked. What is booked already stays.',
  hoursSaved: 'The hours are saved.',
  hoursTaken: '{taken} of {limit} hours this week are taken',
  ending: 'Switching it off cancels what they have booked ahead.',
};
