/** A congregation whose administrator reads the journal and reverts changes, for tests. */
import { journal } from '@sheaf/contract/journal/journal';
import { places } from '@sheaf/contract/territory/places/places';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { seedCongregation } from '#platform/testing/seeds';
import { openTestApp } from '#platform/testing/test-app';

export const permissionId = (key: (typeof permissionKeys)[number]): number => permissionKeys.indexOf(key) + 1;

export type JournalFixture = Awaited<ReturnType<typeof openJournalFixture>>;

export async function openJournalFixture() {
  const test = await openTestApp();
  const congregation = await seedCongregation(test.database.owner);
  const admin = await congregation.addPerson({ permissions: [...permissionKeys], firstName: 'Daniel' });
  const as = admin.token;
  const query = async (text: string, values: unknown[] = []) =>
    (await test.database.owner.query(text, values)).rows;
  const newest = async () => (await test.call(journal.listChanges, { as, query: {} })).data.changes[0]!;
  const revert = (id: number, by = as, key?: string) =>
    test.call(journal.revertChange, { as: by, params: { id }, ...(key && { key }) });
  return {
    test,
    congregation,
    admin,
    query,
    newest,
    read: async (id: number) => (await test.call(journal.readChange, { as, params: { id } })).data,
    revert,
    codeOf: async (id: number, by = as) => (await revert(id, by)).problem.code,
    close: () => test.close(),
  };
}

/** Adds, edits and deletes suburbs, the simplest record; each call returns the id of its change. */
export async function openSuburbs({ test, congregation, admin, query, newest }: JournalFixture) {
  const as = admin.token;
  const map = await congregation.addMap({ number: '12' });
  return {
    map,
    add: async (suburb: string) => {
      const body = { suburb, code: null, region_id: null, map_id: map.id };
      const { data } = await test.call(places.addSuburb, { as, body });
      return { ...data, change: (await newest()).id };
    },
    edit: async (id: number, suburb: string): Promise<number> => {
      const body = { suburb, code: '7320', region_id: null };
      await test.call(places.editSuburb, { as, params: { id }, body });
      return (await newest()).id;
    },
    now: async (id: number) => (await query('select * from suburbs where id = $1', [id]))[0],
  };
}
