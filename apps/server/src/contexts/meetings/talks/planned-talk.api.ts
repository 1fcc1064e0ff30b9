/**
 * A talk in the schedule. A separate file, because the presentation of meetings is on a lower layer than the
 * talks.
 */
export interface PlannedTalk {
  /** Null for an own speaker, whom the duty ledger names. */
  speaker_name: string | null;
  speaker_congregation: string | null;
  /** `12. A home that welcomes`. */
  notes: string;
}
