/** Reasons for the person of a place in a draft, as codes with numbers; the app has the sentences. */
import { z } from 'zod';
import { count, idOf, idOrZero } from '../../fields.ts';

const day = z.string().meta({ format: 'date' });
const points = z.number().meta({ description: 'weight of the person’s duties in 26 weeks, in points' });
const share = z.number().meta({ description: 'weight of an even share, in points' });
const duties = count.meta({ description: 'number of the person’s duties in 26 weeks' });
const turn = count.meta({ description: 'weeks between two turns, if all share equally' });
const person = idOrZero.meta({ description: 'id of the person concerned' });

const levelOf = <Level extends string>(level: Level) =>
  z.literal(level).meta({ description: 'the most important kind of consequence' });

const why = z.discriminatedUnion('code', [
  z.object({
    code: z.literal('waits'),
    weeks: count.meta({ description: 'weeks since the last duty of the kind' }),
    turn,
  }),
  z.object({ code: z.enum(['only-one', 'free-that-day']) }),
  z.object({
    code: z.literal('new-here'),
    since: day.meta({ description: 'Monday of the week from which the person counts' }),
  }),
  z.object({ code: z.literal('share'), points, share, duties }),
  z.object({ code: z.literal('keeps'), told: z.boolean().meta({ description: 'the person was notified' }) }),
  z.object({ code: z.literal('pair'), with: idOf('partner, as in GET /users') }),
]);

const rule = z.enum([
  'away',
  'cannot',
  'month-full',
  'same-time',
  'same-meeting',
  'same-week',
  'pair',
  'shift',
  'locked',
  'not-qualified',
]);

export const worse = z.discriminatedUnion('level', [
  z.object({ level: levelOf('open'), duty_id: idOf('duty that would stay open'), date: day }),
  z.object({ level: levelOf('changed'), duty_id: idOf('duty that would get another person'), person }),
  z.object({ level: levelOf('worst'), person, points, share, duties }),
  z.object({
    level: levelOf('quality'),
    term: z
      .enum(['even', 'crowd', 'wait', 'wish'])
      .meta({ description: 'more than an even share, crowded weeks, a shorter wait, or a wish' }),
    person,
    weeks: count
      .nullable()
      .meta({ description: 'weeks since the last duty of the kind; null for other terms' }),
    turn: turn.nullable(),
  }),
  z.object({ level: levelOf('rule'), rule: rule.meta({ description: 'rule that excludes the person' }) }),
  z.object({ level: z.enum(['same', 'better']).meta({ description: 'no consequence, or a better draft' }) }),
]);

export const placeReasons = z.union([
  z.object({
    why: z.array(why).meta({ description: 'why this person' }),
    next: z
      .object({ person, worse: worse.meta({ description: 'consequence of that person' }) })
      .nullable()
      .meta({ description: 'the next best person; null if there is nobody else' }),
  }),
  z.object({
    nobody: z
      .object({
        qualified: count.meta({ description: 'number of qualified people' }),
        by: z
          .array(
            z.object({
              rule: rule.meta({ description: 'rule that excludes people' }),
              people: count.meta({ description: 'number of people whom the rule excludes' }),
            }),
          )
          .meta({ description: 'rules, each with the number of people that it excludes' }),
        relax: z
          .object({ person, rule: rule.meta({ description: 'rule to waive' }) })
          .nullable()
          .meta({ description: 'person who could have the place if one rule is waived; null without one' }),
      })
      .meta({ description: 'why the place stays open' }),
  }),
]);
