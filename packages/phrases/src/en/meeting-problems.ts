/** What stands under the fields of schedules: meetings, their parts and their times, and carts. */
export const meetingFieldProblems = {
  'not-qualified': 'This person is not qualified for the part, or not active. Choose someone else.',
  'no-helper-here': 'This part has no helper.',
  'nobody-here': 'Nobody is assigned to this part.',
  'not-in-this-meeting': 'This section belongs to the other meeting.',
  'not-in-this-week': 'Choose a day of the same week, from Monday to Sunday.',
  'language-group-known': 'There is a language group of this name already.',
  'no-such-language-group': 'This language group is gone. Choose another one.',
  'no-such-part': 'This meeting has no such part.',
  'not-in-steps': 'Use steps of 5 minutes.',
  'span-too-long': 'Choose fewer weeks: two years at most.',
  'not-in-weeks': 'Move by whole weeks.',
  'named-twice': 'Someone is chosen twice.',
  'not-for-carts': 'Choose only people who are approved for the carts.',
  'too-few-takers': 'Choose at least as many people as share a shift.',
  'outside-cart-hours': 'The cart is not there at this time. Stay within its hours.',
  'no-such-cart': 'This cart is not there any more. Choose another one.',
};
