import type { SpanPlace } from '../draft-model.ts';

let duty = 0;

/** A place with a proposed person, with its own id; `values` replace fields. */
export const examplePlace = (values: Partial<SpanPlace> = {}): SpanPlace => {
  duty += 1;
  return {
    id: duty,
    duty_id: duty,
    meeting_id: 1,
    meeting: 'clam',
    language_group: null,
    date: '2026-12-02',
    area: 'duties',
    part: null,
    responsibility_id: 4,
    hall: 1,
    user_id: 7,
    stood_id: null,
    fell_out: null,
    locked: false,
    told: false,
    state: 'proposed',
    reasons: null,
    version: 1,
    ...values,
  };
};
