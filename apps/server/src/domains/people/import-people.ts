/** People come in from a table: read row by row, told before they are added, added all or none. */
import type { people } from '@sheaf/contract/people';
import { fullName } from '@sheaf/rules/people/names';
import {
  type FilePerson,
  findPeopleColumns,
  nameKey,
  type RowProblem,
  readPersonRow,
} from '@sheaf/rules/people/people-file';
import { publisherRole } from '@sheaf/rules/roles/default-roles';
import papaparse from 'papaparse';
import { decideRights } from '#domains/people/decide-rights';
import { type AddedPerson, peopleFiles } from '#domains/people/people-files.store';
import { person } from '#domains/people/person.store';
import { storedPhone } from '#domains/people/person-entry';
import { lockGrants } from '#domains/roles/roles.door';
import type { Handler } from '#platform/handle';

type Call = Handler<typeof people.importPeople>;

/** A congregation has some hundreds; a longer file is another one. */
const mostRows = 2000;

/** UTF-8 with or without BOM; anything with NUL or broken bytes is no text file. */
function decode(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

function readTable(call: Call) {
  const text = decode(call.file.bytes);
  if (text === undefined) return call.refuse('file-unreadable');
  const { data } = papaparse.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: false,
  });
  const columns = findPeopleColumns(data[0] ?? []);
  if (!columns) return call.refuse('people-columns-missing');
  if (data.length > mostRows) return call.refuse('too-many-people');
  return { columns, rows: data.slice(1) };
}

interface Problem {
  line: number;
  full_name: string;
  reason: RowProblem;
}

interface Read {
  found: AddedPerson[];
  problems: Problem[];
  rows: number;
}

/** @param there names of those who are there already, and of those read so far. */
function readPeople(call: Call, there: Set<string>, today: string, lang: string): Read {
  const { columns, rows } = readTable(call);
  const read: Read = { found: [], problems: [], rows: 0 };
  const nameOf = (row: readonly string[]): string =>
    fullName({
      first_name: row[columns.get('first_name')!] ?? '',
      last_name: row[columns.get('last_name')!] ?? '',
    })
      .trim()
      .slice(0, 121);
  const take = (one: FilePerson): RowProblem | null => {
    const phone = storedPhone(one.phone);
    if (phone === undefined) return 'phone-unreadable';
    if (there.has(nameKey(one))) return 'already-there';
    there.add(nameKey(one));
    const { group_id: _, ...values } = one;
    read.found.push({ ...values, phone, lang });
    return null;
  };
  for (const [index, row] of rows.entries()) {
    if (row.every((cell) => cell.trim() === '')) continue;
    read.rows += 1;
    const decision = readPersonRow(row, columns, today);
    const reason = decision.allowed ? take(decision.value) : decision.reason;
    if (reason) read.problems.push({ line: index + 2, full_name: nameOf(row), reason });
  }
  return read;
}

export async function importPeople(call: Call) {
  const { tenant, actor, body, now } = call;
  const grants = await lockGrants(tenant);
  const keys = grants.keysOf([publisherRole]);
  if (!keys || !decideRights(actor.permissions, grants, null, { active: true, keys }).allowed)
    return call.refuse('key-not-held');
  const there = new Set((await peopleFiles.all(tenant)).map(nameKey));
  const { lang } = await person.congregation(tenant);
  const { found, problems, rows } = readPeople(call, there, await person.today(tenant, now), lang);
  if (!body.dry_run) await peopleFiles.add(tenant, found, publisherRole);
  return {
    dry_run: body.dry_run,
    rows,
    people: found.map((one) => ({ full_name: fullName(one), appointment: one.appointment })),
    problems,
  };
}
