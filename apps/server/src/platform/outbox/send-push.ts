/**
 * Sends a push to every device of its person; without a device it becomes an e-mail, never an SMS (MSG-R16).
 */
import { pushNote } from '@sheaf/rules/messaging/messages/push';
import { type Tenant, type TransactionActor, tenantTransaction } from '#platform/database/tenant';
import { type AcceptedMessage, applyOutcome } from '#platform/outbox/apply-outcome';
import { beginUnlessQuiet } from '#platform/outbox/begin-unless-quiet';
import { handOver } from '#platform/outbox/hand-over';
import { handOvers, type MessageInTransit } from '#platform/outbox/hand-overs.store';
import { type PushDevice, type PushKeys, pushes, pushKeys } from '#platform/outbox/push.store';
import type { PushSender } from '#platform/outbox/push-sender';
import { recordOutcome } from '#platform/outbox/record-outcome';
import { SendFailure } from '#platform/outbox/send-failure';
import type { Platform } from '#platform/platform';

interface PushResult {
  taken: number[];
  gone: number[];
  failures: SendFailure[];
}

async function handToAll(
  sender: PushSender,
  devices: readonly PushDevice[],
  keys: PushKeys,
  payload: string,
): Promise<PushResult> {
  const outcomes = await Promise.all(
    devices.map((device) => handOver(() => sender.send(device, keys, payload))),
  );
  const idsOf = (outcome: 'taken' | 'gone'): number[] =>
    devices.filter((_, place) => outcomes[place] === outcome).map(({ id }) => id);
  return {
    taken: idsOf('taken'),
    gone: idsOf('gone'),
    failures: outcomes.filter((outcome) => outcome instanceof SendFailure),
  };
}

/**
 * Combined outcome of all devices. One acceptance suffices: the other devices read the message when opened.
 */
function outcomeOf({ taken, failures }: PushResult): AcceptedMessage | SendFailure | null {
  if (taken.length > 0) return { providerId: null };
  return (
    failures.find(({ unsure }) => unsure) ??
    failures.find(({ permanent }) => !permanent) ??
    failures[0] ??
    null
  );
}

async function concludePush(
  { registry }: Pick<Platform, 'registry'>,
  tenant: Tenant,
  message: MessageInTransit,
  { handed, at }: { handed: PushResult; at: Date },
): Promise<void> {
  await pushes.remove(tenant, handed.gone);
  await pushes.markUsed(tenant, handed.taken, at);
  const written = { at, keepBody: false };
  const outcome = outcomeOf(handed);
  if (outcome) return applyOutcome(tenant, message, outcome, written);
  if (!(await handOvers.hold(tenant, message))) return undefined;
  const address = message.person_id === null ? null : await registry.mailAddress(tenant, message.person_id);
  if (address !== null) return pushes.mailInstead(tenant, message.id, address);
  const nowhere = new SendFailure('No device is left, and there is no e-mail address', { permanent: true });
  return applyOutcome(tenant, message, nowhere, written);
}

export async function sendPush(
  platform: Platform,
  actor: TransactionActor,
  sender: PushSender,
  id: number,
): Promise<void> {
  const begun = await tenantTransaction(platform, actor, async (tenant) => {
    const message = await beginUnlessQuiet(platform, tenant, id, 'push');
    const keys = message && (await pushKeys.read(tenant));
    const devices = keys && message.person_id !== null ? await pushes.devices(tenant, message.person_id) : [];
    return message && { message, keys, devices };
  });
  if (!begun) return;
  const { message, keys, devices } = begun;
  // Names the recipient: a phone on which another person has signed in shows nothing (MSG-R15).
  const payload = { to: `${actor.congregationId}.${message.person_id}`, ...pushNote(message) };
  const handed = keys
    ? await handToAll(sender, devices, keys, JSON.stringify(payload))
    : { taken: [], gone: [], failures: [] };
  const at = platform.clock();
  await recordOutcome(platform, actor, (tenant) => concludePush(platform, tenant, message, { handed, at }));
}
