/**
 * Notifies people who use an iPhone without the installed app, and have a duty or a map, to open it before Safari
 * deletes what it stores (AUTH-R24). By e-mail or push, never by SMS, which would cost the congregation.
 */
import { selectChannel } from '@sheaf/rules/messaging/messages/recipients';
import {
  isStorageHour,
  storageDays,
  storageEffect,
  storageLastDay,
  tellAfterDays,
  tellsOfStorage,
} from '@sheaf/rules/people/access/phone-storage';
import { todayIn } from '@sheaf/rules/time/today-in';
import { phoneStorageMail } from '#contexts/assignments/phone-storage.mail';
import { nextDuty } from '#contexts/duties/duties.api';
import { preferencesOf } from '#contexts/messaging/messaging.api';
import {
  reachablePeopleAmong,
  readLetterhead,
  type UninstalledPhone,
  uninstalledPhones,
  uninstalledPhonesText,
} from '#contexts/people/people.api';
import type { Tenant } from '#platform/database/tenant';
import type { JobPlatform, NightlyJob } from '#platform/jobs/nightly';
import { type MessageToQueue, queueMessages } from '#platform/outbox/outbox.store';
import { pushDevices } from '#platform/outbox/push-devices.store';
import { sentMessages } from '#platform/outbox/sent-messages.store';
import { stopPage } from '#platform/outbox/stop-link';

const messageKind = 'phone-storage';
const day = 86_400_000;

interface StorageTime {
  now: Date;
  zone: string;
  today: string;
}

/** Date of the next duty if the person is notified; undefined otherwise. */
async function reasonOf(
  tenant: Tenant,
  { registry }: JobPlatform,
  phone: UninstalledPhone,
  { now, zone, today }: StorageTime,
): Promise<{ nextDuty: string | null } | undefined> {
  const { personId } = phone;
  const duty = await nextDuty(tenant, registry, { personId, zone, now });
  let holdsMap = false;
  for (const source of registry.commitments)
    holdsMap ||= (await source(tenant, personId)).some(({ kind }) => kind === 'map' || kind === 'addresses');
  const facts = {
    lastVisit: phone.lastUsedAt.getTime(),
    nextDuty: duty?.date ?? null,
    today,
    holdsMap,
  };
  if (!tellsOfStorage(facts, now.getTime())) return undefined;
  const isNear = facts.nextDuty !== null && tellsOfStorage({ ...facts, holdsMap: false }, now.getTime());
  return { nextDuty: isNear ? facts.nextDuty : null };
}

async function tellStorage(tenant: Tenant, now: Date, platform: JobPlatform): Promise<number> {
  const { zone } = await readLetterhead(tenant);
  const time = { now, zone, today: todayIn(zone, now.getTime()) };
  const since = (days: number): Date => new Date(now.getTime() - days * day);
  const phones = await uninstalledPhones(tenant, since(storageDays), since(tellAfterDays));
  if (phones.length === 0) return 0;
  const effectOf = ({ sessionId, lastUsedAt }: UninstalledPhone): string =>
    storageEffect(sessionId, lastUsedAt.getTime());
  const told = await sentMessages.told(tenant, phones.map(effectOf));
  const untold = phones.filter((phone) => !told.has(effectOf(phone)));
  const people = new Map(
    (
      await reachablePeopleAmong(
        tenant,
        untold.map(({ personId }) => personId),
      )
    ).map((person) => [person.id, person]),
  );
  const preferred = await preferencesOf(tenant, messageKind);
  const withDevice = await pushDevices.people(tenant);
  const messages: MessageToQueue[] = [];
  for (const phone of untold) {
    const person = people.get(phone.personId);
    if (!person?.active) continue;
    const { id, email, lang, first_name: firstName } = person;
    const to = selectChannel({ phone: null, email, hasDevice: withDevice.has(id) }, preferred.get(id));
    const reason = to && (await reasonOf(tenant, platform, phone, time));
    if (!to || !reason) continue;
    const { address } = platform.settings;
    const lastVisit = phone.lastUsedAt.getTime();
    const written = phoneStorageMail(lang, {
      firstName,
      lastVisit: todayIn(zone, lastVisit),
      lastDay: storageLastDay(lastVisit, zone),
      nextDuty: reason.nextDuty,
      address,
      stop: await stopPage(tenant, address, { personId: id, kind: messageKind }),
    });
    messages.push({
      personId: id,
      channel: to.channel,
      recipient: to.address,
      ...written,
      kind: messageKind,
      effect: effectOf(phone),
    });
  }
  await queueMessages(tenant, messages);
  return messages.length;
}

export const phoneStorageHourly: NightlyJob = {
  name: messageKind,
  awake: (zone, now) => isStorageHour(zone, now.getTime()),
  onlyWith: uninstalledPhonesText,
  run: async (tenant, now, platform) => ({ written: await tellStorage(tenant, now, platform) }),
};
