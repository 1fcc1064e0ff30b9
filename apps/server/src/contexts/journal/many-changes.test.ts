/** Changes many rows in one statement, on a connection whose cached plan was made for changes of one row. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SeededCongregation, seedCongregation } from '#platform/testing/seeds';
import { openTestApp, type TestApp } from '#platform/testing/test-app';

let test: TestApp;
let congregation: SeededCongregation;

beforeAll(async () => {
  test = await openTestApp();
  congregation = await seedCongregation(test.database.owner);
});
afterAll(() => test.close());

it('JOURNAL-R1 journals three thousand rows changed at once within the statement timeout', async () => {
  const map = await congregation.addMap();
  const client = await test.database.owner.connect();
  const owned = async (text: string) => (await client.query(text, [congregation.id])).rows;
  const rename = (name: string, which: string) =>
    owned(`update streets set name = '${name}' || id where congregation_id = $1 and ${which}`);
  try {
    await client.query(`set statement_timeout = '5s'`);
    await owned(
      `insert into streets (congregation_id, map_id, name) select $1, ${map.id}, 'Street ' || n from generate_series(1, 2999) n`,
    );
    const [{ id }] = (await owned('select min(id) as id from streets where congregation_id = $1')) as [
      { id: string },
    ];
    for (let times = 0; times < 10; times += 1) await rename(`One ${times} `, `id = ${id}`);
    await rename('All ', 'true');
    const told = await owned(
      `select count(*)::int as rows, count(distinct change_id)::int as changes, bool_and(before->>'id' = after->>'id') as are_paired
       from journal where congregation_id = $1 and table_name = 'streets' and after->>'name' like 'All %'`,
    );
    expect(told).toEqual([{ rows: 3000, changes: 1, are_paired: true }]);
  } finally {
    client.release();
  }
});
