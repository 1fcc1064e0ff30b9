/** Congregations that import files of people, for tests. */
import type { GivenBodyOf } from '@sheaf/contract/operation';
import { people } from '@sheaf/contract/people/people/people';
import { peopleImport } from '@sheaf/contract/people/people-import/people-import';
import { readPeopleText } from '@sheaf/rules/people/people-import/read-people-text';
import { seedCongregation } from '#platform/testing/seeds';
import { openTestApp } from '#platform/testing/test-app';

export type ImportBody = GivenBodyOf<typeof peopleImport.importPeople>;

/** Parses the file like the phone and sends its rows. */
export function importBodyOf(text: string, rest: Partial<ImportBody> = {}): ImportBody {
  const read = readPeopleText(text);
  if (!read.allowed) throw new Error(read.reason);
  return {
    format: read.value.format,
    file_name: 'people.csv',
    rows: read.value.lines,
    dry_run: false,
    ...rest,
  };
}

export type ImportFixture = Awaited<ReturnType<typeof openImportFixture>>;

export async function openImportFixture() {
  const test = await openTestApp();
  const everybody = async (as: string) =>
    (await test.call(people.listPeople, { as, query: { per_page: 1000 } })).data;
  return {
    test,
    send: (text: string, as: string, rest: Partial<ImportBody> = {}) =>
      test.call(peopleImport.importPeople, { as, body: importBodyOf(text, rest) }),
    everybody,
    detail: async (name: string, as: string) => {
      const found = (await everybody(as)).find(({ full_name }) => full_name === name);
      return found && (await test.call(people.readPerson, { as, params: { id: found.id } })).data;
    },
    /** Another congregation, and a person who edits its people. */
    fixture: async (name = 'Somerset') => {
      const other = await seedCongregation(test.database.owner, name);
      return { other, keeper: await other.addPerson({ roles: [1], firstName: 'Keeper' }) };
    },
    close: () => test.close(),
  };
}
