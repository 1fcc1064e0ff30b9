/** Field errors of groups and their leaders. */
export const serviceFieldProblems = {
  'hours-without-pioneering':
    'Hours belong to a pioneer or auxiliary pioneer. Turn that on, or clear the hours.',
  'figure-without-sharing':
    'Without sharing in the ministry there are no figures. Turn sharing on, or clear them.',
  'not-reporting': 'Reports are not recorded for guests, students and inactive people.',
  'one-of-both': 'Name the special group or the meeting, not both.',
  'not-yourself': 'Choose someone else than yourself.',
  'not-coordinates': 'Enter latitude and longitude, such as -41.05,145.9.',
  'not-a-location-overseer': 'Choose someone who is active and no student.',
  'not-a-special-overseer': 'Choose an active elder or servant, or the service overseer.',
  'not-a-rotation-overseer': 'Choose active brothers who are publishers, servants or elders.',
  'not-an-overseer': 'An overseer is an active servant or elder.',
  'not-an-assistant': 'An assistant is an active brother who is a publisher, servant or elder.',
  'same-leader': 'Overseer and assistant are two different people.',
  'leads-another-group': 'This person leads another group.',
};
