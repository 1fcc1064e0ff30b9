/** Field errors of a house number, suffix or unit, shown while typing and by the server. */
export const typedAddress = {
  'house-not-numeric': 'Enter a house number.',
  'house-unreadable': 'Use digits, and for several houses 10,12 or 10-13 or 10+14.',
  'one-house': 'Enter one house number. For 10 to 12 enter 10 here and 12 as the suffix.',
  'numbers-apart': 'Write two numbers as 10, 12 and a range as 10-12.',
  'house-reversed': 'The first number must be the smaller one.',
  'too-many-houses': 'One entry makes at most 500 addresses.',
  'suffix-unreadable': 'Enter letters such as A or bis, or the last number of a range.',
  'unit-unreadable': 'Use units such as 3, 1,4 or 10-15.',
  'unit-too-long': 'A unit has at most 25 characters.',
} as const;
