/** Declaration of an automatic message kind by a domain. */
export interface ReminderKind {
  /** Settings switch that includes it; `duties` has none. */
  module: 'maps' | 'duties' | 'reports' | 'carts' | 'attendants' | 'groups';
  /** Sending hours, [first, end), local time of the congregation. */
  waking: readonly [number, number];
  /** Segments per SMS, for the monthly estimate. */
  segments: number;
}

export type ReminderKinds = Readonly<Record<string, ReminderKind>>;
