/** A push goes to every device of its person; where none is left it goes by e-mail, and never by SMS (MSG-R16). */
import { pushNote } from '@sheaf/rules/messages/push';
import { type Act, type Tenant, tenantTransaction } from '#platform/database/tenant';
import { noteFailure } from '#platform/outbox/note-failure';
import { outbox } from '#platform/outbox/outbox.store';
import {
  type PushDevice,
  type PushKeys,
  type PushOnItsWay,
  pushes,
  pushKeys,
} from '#platform/outbox/push.store';
import type { PushSender } from '#platform/outbox/push-sender';
import { asFailure, SendFailure } from '#platform/outbox/send-failure';
import type { Platform } from '#platform/platform';

interface Handed {
  taken: number[];
  gone: number[];
  failures: SendFailure[];
}

async function handOver(
  sender: PushSender,
  devices: readonly PushDevice[],
  keys: PushKeys,
  payload: string,
): Promise<Handed> {
  const outcomes = await Promise.all(
    devices.map((device) =>
      sender.send(device, keys, payload).then(
        (outcome) => outcome,
        (error: unknown) => asFailure(error),
      ),
    ),
  );
  const idsOf = (outcome: 'taken' | 'gone'): number[] =>
    devices.filter((_, place) => outcomes[place] === outcome).map(({ id }) => id);
  return {
    taken: idsOf('taken'),
    gone: idsOf('gone'),
    failures: outcomes.filter((outcome) => outcome instanceof SendFailure),
  };
}

/** One device that took it is enough: the others hear of it when they are opened. */
async function conclude(tenant: Tenant, message: PushOnItsWay, handed: Handed, at: Date): Promise<void> {
  await pushes.remove(tenant, handed.gone);
  await pushes.markUsed(tenant, handed.taken, at);
  if (handed.taken.length > 0) {
    await outbox.markSent(tenant, message.id, { at, keepBody: false, providerId: null });
    return outbox.note(tenant, message.id, 'sent', at);
  }
  const failure = handed.failures.find(({ permanent }) => !permanent) ?? handed.failures[0];
  if (failure) return noteFailure(tenant, message, failure, at);
  if (await pushes.mailInstead(tenant, message.id)) return undefined;
  const nowhere = new SendFailure('No device is left, and there is no e-mail address', { permanent: true });
  return noteFailure(tenant, message, nowhere, at);
}

export function sendPush(platform: Platform, act: Act, sender: PushSender, id: number): Promise<void> {
  return tenantTransaction(platform, act, async (tenant) => {
    const message = await pushes.lock(tenant, id);
    if (!message) return undefined;
    const keys = await pushKeys.read(tenant);
    const devices = keys ? await pushes.devices(tenant, message.person_id) : [];
    // Whose it is: a phone on which somebody else has signed in meanwhile shows nothing (MSG-R15).
    const payload = { to: `${act.congregationId}.${message.person_id}`, ...pushNote(message) };
    const handed = keys
      ? await handOver(sender, devices, keys, JSON.stringify(payload))
      : { taken: [], gone: [], failures: [] };
    return conclude(tenant, message, handed, platform.clock());
  });
}
