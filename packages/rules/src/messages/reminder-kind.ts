/** What a domain says of a kind of message that is sent by itself. */
export interface ReminderKind {
  /** The switch of the settings under which it is counted. */
  module: 'maps';
  /** From which hour of the congregation until which; nobody is disturbed before or after. */
  waking: readonly [number, number];
}

export type ReminderKinds = Readonly<Record<string, ReminderKind>>;
