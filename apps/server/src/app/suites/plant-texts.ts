/** Plants words in every text of an operation through the API, without direct inserts. */
import { createECDH, randomBytes } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { carts } from '@sheaf/contract/carts/carts';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { messages } from '@sheaf/contract/messaging/messages/messages';
import { noticeboard } from '@sheaf/contract/noticeboard/noticeboard';
import type { ReplyOf } from '@sheaf/contract/operation';
import { absences } from '@sheaf/contract/people/absences/absences';
import { access } from '@sheaf/contract/people/access/access';
import { availability } from '@sheaf/contract/people/availability/availability';
import { congregations } from '@sheaf/contract/people/congregations/congregations';
import { families } from '@sheaf/contract/people/families/families';
import { groups } from '@sheaf/contract/people/groups/groups';
import { people } from '@sheaf/contract/people/people/people';
import { peopleImport } from '@sheaf/contract/people/people-import/people-import';
import { roles } from '@sheaf/contract/people/roles/roles';
import { territoryImport } from '@sheaf/contract/territory/territory-import/territory-import';
import { inventedWeek } from '@sheaf/rules/meetings/meetings/testing/workbook-blocks';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { domains } from '#app/contexts';
import { type PlantedMap, plantBusinesses, plantHouses } from '#app/suites/plant-territory';
import { planted, plantedNote } from '#app/suites/planted-person';
import { type PlantingContext, plantingIn, upload } from '#app/suites/planting';
import { approveForCarts, letShiftPass } from '#contexts/carts/testing/cart-fixture';
import { comingWorkbook } from '#contexts/meetings/meetings/workbook/testing/coming-workbook';
import { importBodyOf } from '#contexts/people/people-import/testing/import-fixture';
import { runFrequent } from '#platform/jobs/frequent';
import { sendQueuedMessage } from '#platform/outbox/send-queued-message';
import { newSecret } from '#platform/secrets';
import type { PlantTexts } from '#platform/testing/plant-texts';
import type { SeededCongregation, SeededPerson } from '#platform/testing/seeds';
import { openAuthenticator } from '#platform/testing/software-authenticator';
import type { TestApp } from '#platform/testing/test-app';
import { sendersOver } from '#platform/testing/test-outbox';

export interface PlantedRows {
  /** Has the planted name, is active, and has signed in once. */
  person: number;
  keeper: SeededPerson;
  map: PlantedMap;
}

function newBrowserKeys(): { p256dh: string; auth: string } {
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url');
  return { p256dh, auth: randomBytes(16).toString('base64url') };
}

const headers = { 'user-agent': planted.device };
/** Sent by hand, because a message through the keeper's own phone would hold a link. */
async function signIn({ test, done }: PlantingContext, user: number): Promise<string> {
  const invited: { message: string } = await done(access.sendInvite, {
    body: { user, method: 'legacy-sms', reset: false },
  });
  const token = /token=([\w-]{43})/.exec(invited.message)![1]!;
  const secret = newSecret();
  await done(access.openLink, { as: '', headers, body: { token, secret, source: 'legacy-sms' } });
  await done(access.acceptPrivacyPolicy, { as: secret, headers });
  const authenticator = openAuthenticator(test.platform.settings.address);
  const options = await done<ReplyOf<typeof access.beginPasskey>>(access.beginPasskey, {
    as: secret,
    headers,
  });
  await done(access.addPasskey, { as: secret, headers, body: authenticator.make(options) });
  await done(messages.beginPush, { as: secret, headers });
  const browser = { endpoint: `https://web.push.apple.com/${newSecret()}`, ...newBrowserKeys() };
  await done(messages.addPushDevice, { as: secret, headers, body: browser });
  return secret;
}

async function plantCongregation({ done }: PlantingContext): Promise<void> {
  const { name } = planted;
  await done(congregations.editCongregation, {
    body: {
      name: `${name} hall`,
      suburb: name,
      postcode: name,
      address: plantedNote,
      circuit: name,
      email_addresses_to: planted.email,
      modules: {
        attendants_schedule: { print_header: plantedNote },
        banner_notification: { on: true, title: name, content: plantedNote },
      },
    },
  });
  await done(messages.saveSmsAccount, { body: { user: name, device: planted.device, password: 'secret' } });
  await done(messages.saveSwitches, { body: { manual: true } });
  await done(roles.addRole, { body: { name, permissions: [1] } });
}

async function plantPeople(planting: PlantingContext): Promise<{ person: SeededPerson; kin: SeededPerson }> {
  const { done, days } = planting;
  const { first, last, name, email, phone } = planted;
  const record = {
    first_name: first,
    last_name: last,
    gender: 1 as const,
    email,
    phone,
    address: plantedNote,
  };
  const kinFields = {
    first_name: 'Miriam',
    last_name: 'Webb',
    gender: 2 as const,
    appointment: 'elder' as const,
  };
  const kin: { id: number } = await done(people.addPerson, {
    body: { ...kinFields, emergency: plantedNote, address: `with ${name}`, email: 'miriam@example.org' },
  });
  const person: { id: number } = await done(people.addPerson, {
    body: { ...record, emergency: plantedNote, appointment: 'elder' },
  });
  await done(families.addFamily, {
    body: {
      name,
      members: [kin, person].map(({ id }, index) => ({ id, tie: index === 0 ? 'head' : 'child' })),
    },
  });
  const away = { start_date: days.inDays(33), end_date: days.inDays(34), comment: `With ${name}` };
  for (const { id } of [kin, person]) await done(absences.addAwayDate, { body: { ...away, user_id: id } });
  for (const { id } of [kin, person])
    await done(availability.saveAvailability, {
      params: { id },
      body: { limits: [], times: [], cart_times: [], counts_from: days.inDays(-7), note: plantedNote },
    });
  await done(groups.addGroup, {
    body: { name: `${name} group`, overseer_id: kin.id, assistant_id: null, address: plantedNote },
  });
  await done(peopleImport.importPeople, {
    body: importBodyOf('first name,last name,sex\nJoseph,Ames,1\n', { file_name: planted.file }),
  });
  // Two devices have the name: the person's own, and another person's device with this label.
  return {
    kin: { id: kin.id, token: await signIn(planting, kin.id) },
    person: { id: person.id, token: await signIn(planting, person.id) },
  };
}

async function plantMessages({ test, congregation, done }: PlantingContext, kin: number): Promise<void> {
  await done(messages.sendMessages, { body: { to: 1, message: plantedNote, dry_run: false } });
  await done(access.sendInvite, { body: { user: kin, method: 'email', reset: false } });
  const { rows } = await test.database.owner.query<{ id: number }>(
    'select id from outgoing_messages where congregation_id = $1 and person_id = $2 order by id',
    [congregation.id, kin],
  );
  // A provider's error text may name the recipient.
  const failing = {
    ...sendersOver('smtp://127.0.0.1:9'),
    email: { send: () => Promise.reject(new Error(`550 ${plantedNote}`)), keepsBody: false, close: () => {} },
  };
  for (const { id } of rows)
    await sendQueuedMessage(test.platform, failing)({ congregationId: congregation.id, id });
}

const domainsFolder = join(import.meta.dirname, '../../contexts');

/** Runs the `testing/plant-texts.ts` of every domain. */
async function plantDomains({ done, days }: PlantingContext): Promise<void> {
  const words = { name: planted.name, note: plantedNote };
  for (const path of globSync('**/testing/plant-texts.ts', { cwd: domainsFolder })) {
    const domain: { plantTexts: PlantTexts } = await import(join(domainsFolder, path));
    await domain.plantTexts(done, words, days);
  }
}

export async function plantTexts(test: TestApp, congregation: SeededCongregation): Promise<PlantedRows> {
  const keeper = await congregation.addPerson({ permissions: [...permissionKeys], firstName: 'Daniel' });
  const planting = plantingIn(test, congregation, keeper);
  await plantCongregation(planting);
  // Creates clock-driven rows of the congregation, such as upcoming meetings.
  await runFrequent(
    test.platform,
    test.database.owner,
    domains.flatMap(({ frequent = [] }) => frequent),
  );
  await plantDomains(planting);
  const { person, kin } = await plantPeople(planting);
  const map = await plantHouses(planting, person.id, person.token);
  await plantBusinesses(planting, kin.id, kin.token);
  await plantMessages(planting, kin.id);
  await upload(planting, noticeboard.addFile, [`Talk of ${planted.name}.pdf`, '%PDF-1.7 letter']);
  await upload(planting, territoryImport.importFile, [planted.file, addressFile], { dry_run: 'false' });
  // A backup that names the holder of a map without linking a person.
  const names = JSON.stringify([{ name: planted.name, person: null }]);
  await upload(planting, territoryImport.importFile, ['backup.txt', backupFile], { dry_run: 'false', names });
  await plantWorkbook(planting);
  await plantShift(planting, person);
  return { person: person.id, keeper, map };
}

async function plantShift(planting: PlantingContext, person: SeededPerson): Promise<void> {
  const { test, done, days } = planting;
  const [cart] = await done<ReplyOf<typeof carts.listLocations>>(carts.listLocations);
  await approveForCarts(test, person.id);
  const shift = await done<ReplyOf<typeof carts.bookShift>>(carts.bookShift, {
    body: {
      cart_location_id: cart!.id,
      publishers: [person.id],
      start_at: `${days.inDays(3)}T11:00`,
      minutes: 60,
    },
  });
  await letShiftPass(test, shift.id);
  await done(carts.reportShift, {
    as: person.token,
    params: { id: shift.id },
    body: { comments: plantedNote },
  });
}

/** The last existing week. */
async function plantWorkbook(planting: PlantingContext): Promise<void> {
  const all = await planting.done<ReplyOf<typeof meetings.listMeetings>>(meetings.listMeetings);
  const { week } = all.findLast(({ type }) => type === 'clam')!;
  const living = [{ title: planted.name, minutes: 15 }, ...inventedWeek(week).living.slice(1)];
  const { name, bytes } = comingWorkbook(week, { living, reading: planted.name });
  await upload(planting, meetings.uploadWorkbook, [name, new Uint8Array(bytes)], { dry_run: 'false' });
}

const addressFile = [
  'TerritoryID,TerritoryNumber,CategoryCode,Category,TerritoryAddressID,ApartmentNumber,Number,Street,Suburb,Name,Phone,Status,NotHomeAttempt,Date1,Language,Notes',
  `1,301,,,1,,5,Hill Street,Burnie,${planted.name},${planted.spokenPhone},,,,,"${plantedNote}"`,
  `1,${planted.name},,,3,${planted.name},21,Mount Street,Montello,,,DoNotCall,,2026-05-02,,"${plantedNote}"`,
  `1,301,,,2,,6,Hill Street,Burnie,${planted.name},${planted.spokenPhone},,2,2026-05-02,,`,
  '',
].join('\n');

const backupFile = [
  'Number\tDescription\tKind\tStatus\tLastCompleted\tLastCompletedBy\tSignedOut\tSignedOutTo',
  `601\tMontello\tResidential\t\t2024-01-05\t${planted.name}\t\t`,
].join('\n');
