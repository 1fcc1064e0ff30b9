/** Checks of all schedule lists in the contract. */
import { allOperations } from '@sheaf/contract/operations';
import { expect, it } from 'vitest';
import type { z } from 'zod';

/** Paginated by COMMON-D1. */
const documentedPages = ['carts.listShifts'];

const schedules = ['meetings', 'responsibilities', 'carts', 'service', 'talks', 'events', 'duties'];

/** Default page of a query without page parameters. */
const pageOf = (query: z.ZodObject | undefined): unknown => {
  const page = query?.shape['page'] as z.ZodType | undefined;
  return page?.safeParse(undefined).data;
};

it('COMMON-R25 returns schedule lists without pagination unless requested', () => {
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
  // A list that is always paginated, for contrast.
  const people = allOperations.find(({ name }) => name === 'people.listPeople');
  expect(pageOf(people?.query)).toBe(1);
});
