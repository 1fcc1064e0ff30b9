import { showsBody } from '@sheaf/rules/messaging/messages/delivery';
import { fullName } from '@sheaf/rules/people/people/names';
import type { MessageRow, StepRow } from '#platform/outbox/outgoing-messages.store';

const nameOf = (row: { first_name: string | null; last_name: string | null }): string | null =>
  row.first_name === null || row.last_name === null
    ? null
    : fullName({ first_name: row.first_name, last_name: row.last_name });

export const presentMessage = (row: MessageRow) => {
  const name = nameOf(row);
  return {
    id: row.id,
    kind: row.kind,
    channel: row.channel,
    person: row.person_id === null || name === null ? null : { id: row.person_id, full_name: name },
    recipient: row.recipient,
    state: row.state,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    next_try_at: row.next_try_at?.toISOString() ?? null,
  };
};

export const presentDetails = (row: MessageRow, steps: readonly StepRow[]) => ({
  ...presentMessage(row),
  subject: row.subject,
  body: showsBody(row.kind) && row.body !== '' ? row.body : null,
  has_text: row.body !== '',
  attempts: row.attempts,
  failure: row.failure,
  parts: row.parts,
  cost: row.cents,
  steps: steps.map(({ step, at, detail, ...person }) => ({
    step,
    at: at.toISOString(),
    detail,
    person: nameOf(person),
  })),
});
