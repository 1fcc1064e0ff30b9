/** Field errors of borders. */
export const borderFieldProblems = {
  'border-empty': 'The border needs three corners or more.',
  'border-too-long': 'The border has more than 2,000 corners.',
  'border-open': 'The border is not closed.',
  'border-off-earth': 'The border has coordinates that do not exist.',
  'border-crosses-itself': 'The border crosses itself.',
};
