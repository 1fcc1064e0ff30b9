/**
 * Imports people from rows that the phone parsed: validated row by row, previewed in a dry run, added all or
 * none.
 */

import type { peopleImport } from '@sheaf/contract/people/people-import/people-import';
import { isAway } from '@sheaf/rules/people/absences/away';
import { absencesNotifications } from '@sheaf/rules/people/absences/notifications';
import type { FilePerson } from '@sheaf/rules/people/people-import/person-row';
import { nameKey } from '@sheaf/rules/people/people-import/person-row';
import {
  bringsNothing,
  countPeople,
  lackingForPeople,
  type PeoplePlan,
  planPeople,
} from '@sheaf/rules/people/people-import/plan';
import { publisherRole } from '@sheaf/rules/people/roles/default-roles';
import { mayActAs } from '@sheaf/rules/people/roles/delegation';
import { awayBetween, importedAway } from '#contexts/people/absences/absences.api';
import { readCountryCode, readLetterhead, readToday } from '#contexts/people/congregations/congregations.api';
import { importedFamilies } from '#contexts/people/families/families.api';
import { groupNames, importedGroups } from '#contexts/people/groups/groups.api';
import { decideRights, peopleFiles, peopleWriting } from '#contexts/people/people/people.api';
import { storedPhone } from '#contexts/people/people/person-entry.api';
import { type Grants, lockGrants } from '#contexts/people/roles/roles.api';
import type { Handler } from '#platform/handle';
import { importLedger } from '#platform/imports/import-ledger.store';
import { notify } from '#platform/notifications/notifications.store';

type Call = Handler<typeof peopleImport.importPeople>;

interface Settings {
  lang: string;
  today: string;
}

const lastDay = '9999-12-31';

/**
 * USERS-X7: sign-in links go to contacts, so the importer must not fill contacts of a person with more
 * permissions.
 */
async function readKnown({ tenant, actor }: Call, grants: Grants, today: string) {
  const keysOf = new Map(grants.held.map(({ personId, keys }) => [personId, keys] as const));
  const people = await peopleFiles.known(tenant);
  const ids = people.map(({ id }) => id);
  const away = new Set((await awayBetween(tenant, ids, today, lastDay)).map(({ person_id }) => person_id));
  return people.map((known) => ({
    ...known,
    is_away_ahead: away.has(known.id),
    contacts_open: mayActAs(actor.permissions, keysOf.get(known.id) ?? []),
  }));
}

function addedPerson(file: FilePerson, lang: string, groups: ReadonlyMap<string, number>) {
  const { group, family: _, family_number: __, tie: ___, away: ____, ...kept } = file;
  return {
    ...kept,
    lang: file.lang ?? lang,
    group_id: group ? (groups.get(group.toLowerCase()) ?? null) : null,
  };
}

/** Adds new people with absences and families; returns the ids of new people and families. */
async function addPeople(
  { tenant }: Call,
  plan: PeoplePlan,
  { lang, today }: Settings,
  groups: ReadonlyMap<string, number>,
) {
  if (plan.add.length === 0) return { people: [], families: [] };
  const added = await peopleWriting.addPeople(
    tenant,
    plan.add.map((file) => addedPerson(file, lang, groups)),
    publisherRole,
  );
  const idOf = new Map(added.map((row) => [nameKey(row), row.id] as const));
  const spans = plan.add.flatMap((file) =>
    file.away.map((span) => ({ person_id: idOf.get(nameKey(file))!, ...span, present: isAway(span, today) })),
  );
  if (spans.length > 0) await importedAway.add(tenant, spans);
  const families = plan.families.length > 0 ? await importedFamilies.add(tenant, plan.families, idOf) : [];
  return { people: [...idOf.values()], families };
}

/** Absences of existing people who have none from today on (IMPORT-R25). */
const awayOf = (plan: PeoplePlan) =>
  plan.fill.flatMap(({ id, filling }) =>
    (filling.away ?? []).map(({ comment, ...span }) => ({ user_id: id, ...span, comment })),
  );

/** Adds absences and notifies the people, like the form; returns the ids of the absences. */
async function addAway({ tenant, now }: Call, plan: PeoplePlan, today: string): Promise<number[]> {
  const spans = awayOf(plan).map(({ user_id, ...span }) => ({
    ...{ person_id: user_id, ...span },
    present: isAway(span, today),
  }));
  if (spans.length === 0) return [];
  const told = spans.map(({ person_id: personId, start_date: from, end_date: until }) => ({
    ...{ personId, type: 'away-entered' as const, details: { from, until } },
  }));
  await notify(tenant, absencesNotifications, told, now);
  return importedAway.add(tenant, spans);
}

/** Applies the plan, and records every created row in the import ledger. */
async function write(call: Call, plan: PeoplePlan, settings: Settings): Promise<number> {
  const { tenant, actor, body, now } = call;
  const importId = await importLedger.add(tenant, {
    kind: 'people',
    format: body.format,
    file_name: body.file_name,
    imported_by: actor.personId,
    imported_at: now,
    counts: countPeople(plan),
  });
  const groups = await importedGroups.add(tenant, plan.groups);
  const added = await addPeople(call, plan, settings, groups);
  const filled = plan.fill
    .map(({ id, filling: { group, away: _, ...filling } }) => ({
      id,
      ...filling,
      ...(group ? { group_id: groups.get(group.toLowerCase())! } : {}),
    }))
    .filter((row) => Object.keys(row).length > 1);
  if (filled.length > 0) await peopleWriting.fill(tenant, filled);
  await importLedger.note(
    tenant,
    importId,
    'groups',
    plan.groups.map((name) => groups.get(name.toLowerCase())!),
  );
  await importLedger.note(tenant, importId, 'families', added.families);
  await importLedger.note(tenant, importId, 'away_dates', await addAway(call, plan, settings.today));
  await importLedger.note(tenant, importId, 'people', added.people);
  await importLedger.noteFilled(
    tenant,
    importId,
    'people',
    filled.map(({ id, ...fields }) => ({ id, filled: Object.keys(fields) })),
  );
  return importId;
}

export async function importPeople(call: Call) {
  const { tenant, actor, body, now } = call;
  if (!body.dry_run) await importLedger.waitForTurn(tenant);
  const grants = await lockGrants(tenant);
  const keys = grants.keysOf([publisherRole]);
  if (!keys || !decideRights(actor, grants, null, { active: true, keys }).allowed)
    return call.refuse('key-not-held');
  const { lang } = await readLetterhead(tenant);
  const country = await readCountryCode(tenant);
  const today = await readToday(tenant, now);
  const plan = planPeople(body.rows, {
    known: await readKnown(call, grants, today),
    groups: (await groupNames(tenant)).map(({ name }) => name),
    today,
    fill: body.fill,
    phoneOf: (typed) => storedPhone(typed, country),
  });
  const counts = countPeople(plan);
  const lacking = lackingForPeople(plan, actor.permissions);
  if (!body.dry_run && lacking.length > 0) return call.refuse('import-not-permitted');
  if (!body.dry_run && bringsNothing(counts)) return call.refuse('import-empty');
  const id = body.dry_run ? null : await write(call, plan, { lang, today });
  const away = awayOf(plan).map(({ comment: _, ...span }) => span);
  return { dry_run: body.dry_run, id, counts, rows: plan.rows, groups: plan.groups, away, lacking };
}
