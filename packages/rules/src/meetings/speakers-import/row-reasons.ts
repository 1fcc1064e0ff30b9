/** Reasons for leaving out a line or a cell of a speaker table. */

export const rowReasons = [
  'congregation-missing',
  'speaker-missing',
  'number-wrong',
  'date-unclear',
  'day-unclear',
  'time-unclear',
  'email-wrong',
  'phone-unreadable',
  'talks-unclear',
  'appointment-unknown',
  'too-long',
] as const;
export type RowReason = (typeof rowReasons)[number];
