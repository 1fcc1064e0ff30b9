/** Chooses the people who get all their duties of some weeks in one e-mail (MEET-X14). */
import { decideMailing, type MailedPerson, type MailRefusal } from './mail-duty.ts';

export interface HeldDuty {
  id: number;
  personId: number;
  /** Milliseconds since 1970. */
  startsAt: number;
}

/** Duties that have begun are left out, so that no person is refused for them. */
export type RecipientRefusal = Exclude<MailRefusal, 'duty-begun'>;

export interface DutyRecipient {
  personId: number;
  /** In time order. */
  duties: number[];
  /** E-mail address; null with a reason. */
  address: string | null;
  refusal: RecipientRefusal | null;
}

/** Each person once, in the order of their first duty; people who were deleted are left out. */
export function dutyRecipients(
  duties: readonly HeldDuty[],
  people: ReadonlyMap<number, MailedPerson>,
  now: number,
): DutyRecipient[] {
  const recipients = new Map<number, DutyRecipient>();
  const ahead = duties
    .filter(({ startsAt }) => startsAt > now)
    .sort((a, b) => a.startsAt - b.startsAt || a.id - b.id);
  for (const { id, personId, startsAt } of ahead) {
    const person = people.get(personId);
    if (!person) continue;
    const known = recipients.get(personId);
    if (known) known.duties.push(id);
    else {
      const decision = decideMailing(person, startsAt, now);
      recipients.set(personId, {
        personId,
        duties: [id],
        address: decision.allowed ? decision.value : null,
        refusal: decision.allowed ? null : (decision.reason as RecipientRefusal),
      });
    }
  }
  return [...recipients.values()];
}
