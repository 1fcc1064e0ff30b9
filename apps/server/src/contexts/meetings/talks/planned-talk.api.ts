/** A talk as the schedule shows it. By itself, as what presents a meeting is below the talks, which hold meetings. */
export interface PlannedTalk {
  /** Null for somebody of the congregation: the ledger names them. */
  speaker_name: string | null;
  speaker_congregation: string | null;
  /** `12. A home that welcomes`. */
  notes: string;
}
