import { outbox } from '#platform/outbox/outbox.ts';

/** Removes a do-not-call from the phone; false if it was sent in between. */
export async function removeWaiting(id: number): Promise<boolean> {
  const waits = outbox.list().some((action) => action.id === id);
  if (waits) await outbox.drop(id);
  return waits;
}
