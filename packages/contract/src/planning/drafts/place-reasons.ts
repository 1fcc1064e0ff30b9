/** Reasons for the person of a place in a draft, as codes with numbers; the app has the sentences. */
import { z } from 'zod';
import { count, idOf, idOrZero } from '../../fields.ts';

const day = z.string().meta({ format: 'date' });
const figure = z.number();

const why = z.discriminatedUnion('code', [
  z.object({
    code: z.literal('waits'),
    weeks: count.meta({ description: 'weeks since the last duty of the kind' }),
    turn: count.meta({ description: 'weeks between two turns, if all share equally' }),
  }),
  z.object({ code: z.literal('only-one') }),
  z.object({ code: z.literal('new-here'), since: day.meta({ description: 'day of the qualification' }) }),
  z.object({ code: z.literal('free-that-day') }),
  z.object({
    code: z.literal('share'),
    points: figure.meta({ description: 'weight of the person’s duties' }),
    share: figure.meta({ description: 'weight of an even share' }),
    duties: count.meta({ description: 'number of duties of the person' }),
  }),
  z.object({ code: z.literal('keeps'), told: z.boolean().meta({ description: 'the person knows of it' }) }),
  z.object({ code: z.literal('pair'), with: idOf('partner, as in GET /users') }),
]);

export const worse = z.discriminatedUnion('level', [
  z.object({ level: z.literal('open'), place: idOf('place that would stay open'), date: day }),
  z.object({ level: z.literal('changed'), place: idOf('place with another person'), person: idOrZero }),
  z.object({
    level: z.literal('worst'),
    person: idOrZero,
    duties: count.meta({ description: 'number of duties of the person' }),
    share: figure.meta({ description: 'an even share, in duties' }),
  }),
  z.object({
    level: z.literal('quality'),
    term: z.enum(['even', 'crowd', 'wait', 'wish']),
    person: idOrZero,
  }),
  z.object({ level: z.literal('rule'), rule: z.string() }),
  z.object({ level: z.enum(['same', 'better']) }),
]);

export const placeReasons = z.union([
  z.object({
    why: z.array(why).meta({ description: 'why this person' }),
    next: z
      .object({ person: idOrZero, worse })
      .nullable()
      .meta({ description: 'the next best person, and what would get worse; null if there is nobody else' }),
  }),
  z.object({
    nobody: z
      .object({
        qualified: count.meta({ description: 'number of qualified people' }),
        by: z
          .array(z.object({ code: z.string(), people: count }))
          .meta({ description: 'number of people by the rule that excludes them' }),
      })
      .meta({ description: 'why the place stays open' }),
  }),
]);
