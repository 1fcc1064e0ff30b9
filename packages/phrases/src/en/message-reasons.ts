/** Reasons for skipping a recipient or holding back a message. */
export const messageReasons = {
  skipped: {
    'no-way': 'Cannot be reached',
    'same-address': 'Share a number with another',
    country: 'Number is abroad or not valid',
    'number-cap': 'Had ten SMS today',
  },
  heldBack: {
    'number-cap': 'This number had ten SMS today.',
    'daily-cap': 'Your congregation had sent as much as it may in one day.',
    'balance-too-low': 'The balance of your congregation was not enough.',
    'quiet-hours': 'It waits for the end of the recipient’s quiet hours.',
  },
} as const;
