/** What holds for all schedules, read from the contract. */
import { allOperations } from '@sheaf/contract/operations';
import { expect, it } from 'vitest';
import type { z } from 'zod';

/** COMMON-D1 names its pages. */
const documentedPages = ['carts.listShifts'];

const schedules = ['meetings', 'responsibilities', 'carts', 'service', 'talks', 'events', 'duties'];

/** What a call that says nothing of pages gets. */
const pageOf = (query: z.ZodObject | undefined): unknown => {
  const page = query?.shape['page'] as z.ZodType | undefined;
  return page?.safeParse(undefined).data;
};

it('COMMON-R25 no list of a schedule comes in pages unless it is asked to', () => {
  const lists = allOperations.filter(
    ({ name, method, reply }) =>
      method === 'GET' &&
      schedules.includes(name.split('.')[0]!) &&
      typeof reply !== 'string' &&
      reply.type === 'array',
  );
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.filter(({ query }) => pageOf(query) !== undefined).map(({ name }) => name)).toEqual(
    documentedPages,
  );
  // As a list that always comes in pages is told from them.
  const people = allOperations.find(({ name }) => name === 'people.listPeople');
  expect(pageOf(people?.query)).toBe(1);
});
