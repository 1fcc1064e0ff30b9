/** What a domain says of a kind of message that is sent by itself. */
export interface ReminderKind {
  /** The documented count of the settings that it belongs to; `duties` has none. */
  module: 'maps' | 'duties' | 'reports' | 'carts' | 'attendants' | 'groups';
  /** From which hour of the congregation until which; nobody is disturbed before or after. */
  waking: readonly [number, number];
  /** Of the SMS, as a month of them is estimated. */
  segments: number;
}

export type ReminderKinds = Readonly<Record<string, ReminderKind>>;
