/**
 * A congregation whose weeks pass by a virtual clock: scheduled jobs run, meetings are held and counted, people
 * report, come, go away and leave, events cancel meetings, carts are booked. Each choice follows from a seed.
 */
import { carts } from '@sheaf/contract/carts/carts';
import { events } from '@sheaf/contract/events/events';
import { meetings } from '@sheaf/contract/meetings/meetings/meetings';
import { responsibilities } from '@sheaf/contract/meetings/responsibilities/responsibilities';
import type { Definition, ReplyOf } from '@sheaf/contract/operation';
import { absences } from '@sheaf/contract/people/absences/absences';
import { people } from '@sheaf/contract/people/people/people';
import { reports } from '@sheaf/contract/reports/reports';
import { seededRandom } from '@sheaf/database/demo/random';
import { permissionKeys } from '@sheaf/rules/permissions/permission-keys';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { domains } from '#app/contexts';
import { runFrequent } from '#platform/jobs/frequent';
import { runNight } from '#platform/jobs/nightly';
import { seedCongregation } from '#platform/testing/seeds';
import type { CallOptions, TestApp } from '#platform/testing/test-app';

/** Zone of seeded congregations. */
export const zone = 'Australia/Hobart';
export const cartPlaces = 2;

export interface SentReport {
  month: string;
  isShared: boolean;
  group: 'pub' | 'aux' | 'pio';
  hours: number;
  studies: number;
}

interface Member {
  id: number;
  group: SentReport['group'];
  isActive: boolean;
}

export interface PassingWeeks {
  sent: SentReport[];
  /** Accepted numbers by day and type of meeting: `2026-09-06 public`. */
  attendance: Map<string, number>;
  members: Member[];
  away: { id: number; from: string; to: string }[];
  cart: number;
  ask<D extends Definition>(operation: D, options?: CallOptions<D>): Promise<ReplyOf<D>>;
  /** Begins a week (its Monday); counts the meetings of the week before. */
  pass(monday: string): Promise<void>;
}

/** Refusals that follow from the rules: a full shift, a shift beyond the hours, a meeting that was cancelled. */
const refusals: readonly number[] = [409, 422];

export async function openPassingWeeks(test: TestApp, seed: number, first: string): Promise<PassingWeeks> {
  const random = seededRandom(seed);
  const chance = (share: number): boolean => random.next() < share;
  const at = (date: string, time = '02:00'): void => test.setNow(new Date(`${date}T${time}:00Z`));
  at(first);
  const congregation = await seedCongregation(test.database.owner);
  const keeper = await congregation.addPerson({ permissions: [...permissionKeys], appointment: 'guest' });

  const send = async <D extends Definition>(operation: D, options: CallOptions<D> = {}) => {
    const answer = await test.call(operation, { as: keeper.token, ...options });
    if (answer.status >= 500) throw new Error(`${operation.name}: ${answer.status} ${answer.text}`);
    return answer;
  };
  const ask: PassingWeeks['ask'] = async (operation, options) => {
    const answer = await send(operation, options);
    if (answer.status !== 200) throw new Error(`${operation.name}: ${answer.status} ${answer.text}`);
    return answer.data;
  };
  /** False if refused by a rule. */
  const attempt = async <D extends Definition>(operation: D, options: CallOptions<D>): Promise<boolean> => {
    const { status, text } = await send(operation, options);
    if (status !== 200 && !refusals.includes(status)) throw new Error(`${operation.name}: ${status} ${text}`);
    return status === 200;
  };

  const weeks: PassingWeeks = {
    sent: [],
    attendance: new Map(),
    members: [],
    away: [],
    cart: 0,
    ask,
    pass: async () => {},
  };
  const active = (): Member[] => weeks.members.filter(({ isActive }) => isActive);

  async function join(): Promise<Member> {
    const number = weeks.members.length + 1;
    const group = random.pick(['pub', 'pub', 'pub', 'aux', 'pio'] as const);
    const { id } = await ask(people.addPerson, {
      body: {
        first_name: `Member ${number}`,
        last_name: random.pick(['Ashby', 'Kelton', 'Yates']),
        gender: random.pick([1, 2] as const),
        appointment: random.pick(['publisher', 'publisher', 'servant', 'elder'] as const),
        pioneer: group === 'pio',
        cart: true,
        roles: [2],
      },
    });
    const member = { id, group, isActive: true };
    weeks.members.push(member);
    return member;
  }

  async function leave(member: Member): Promise<void> {
    member.isActive = false;
    if (chance(0.5)) {
      await ask(people.deletePerson, { params: { id: member.id } });
      return;
    }
    const { first_name, last_name, gender, version } = await ask(people.readPerson, {
      params: { id: member.id },
    });
    const body = { first_name, last_name, gender, active: false, version };
    await ask(people.editPerson, { params: { id: member.id }, body });
  }

  async function report(month: string): Promise<void> {
    for (const member of active()) {
      const isShared = chance(0.9);
      const hours = isShared && member.group !== 'pub' ? random.between(1, 80) : 0;
      const one = {
        month,
        isShared,
        group: member.group,
        hours,
        studies: isShared ? random.between(0, 5) : 0,
      };
      const isTaken = await attempt(reports.saveReport, {
        body: {
          user_id: member.id,
          report_month: month,
          active: isShared,
          studies: one.studies,
          ...(hours > 0 && { hours }),
          ...(member.group === 'aux' && { aux: true }),
        },
      });
      if (isTaken) weeks.sent.push(one);
    }
  }

  async function countMeetings(monday: string): Promise<void> {
    const held = await ask(meetings.listMeetings, { query: { from: monday, to: addDays(monday, 6) } });
    for (const { id, local_date, type, canceled } of held) {
      const attendance = random.between(40, 120);
      const isTaken = await attempt(meetings.saveAttendance, { body: { meeting_id: id, attendance } });
      if (isTaken === canceled) throw new Error(`${local_date} ${type}, cancelled: ${canceled}`);
      if (isTaken) weeks.attendance.set(`${local_date} ${type}`, attendance);
    }
  }

  async function planEvent(monday: string): Promise<void> {
    const day = addDays(monday, 7 * random.between(2, 10) + random.between(0, 6));
    await attempt(events.addEvent, {
      body: {
        type: 'custom',
        label: 'Assembly nearby',
        start_date: `${day}T09:00`,
        end_date: `${day}T16:00`,
        cancels_meeting: random.pick(['none', 'clm', 'public', 'both'] as const),
      },
    });
  }

  async function goAway(monday: string): Promise<void> {
    const { id } = random.pick(active());
    const from = addDays(monday, random.between(1, 30));
    const to = addDays(from, random.between(0, 20));
    const body = { user_id: id, start_date: from, end_date: to };
    if (await attempt(absences.addAwayDate, { body })) weeks.away.push({ id, from, to });
  }

  async function bookCart(monday: string): Promise<void> {
    const day = addDays(monday, random.between(1, 6));
    const publishers = [...new Set([random.pick(active()).id, random.pick(active()).id])];
    const start_at = `${day}T${random.pick(['09', '10', '11'])}:00`;
    await attempt(carts.bookShift, {
      body: { cart_location_id: weeks.cart, publishers, start_at, minutes: 60 * random.between(1, 2) },
    });
  }

  async function runJobs(): Promise<void> {
    const now = test.platform.clock();
    const hourly = domains
      .flatMap((domain) => domain.hourly ?? [])
      .filter(({ awake }) => awake?.(zone, now) ?? true);
    const nightly = domains.flatMap((domain) => domain.nightly ?? []);
    const frequent = domains.flatMap((domain) => domain.frequent ?? []);
    await runNight(test.platform, test.database.owner, [...nightly, ...hourly]);
    await runFrequent(test.platform, test.database.owner, frequent);
  }

  weeks.pass = async (monday) => {
    at(monday);
    await runJobs();
    await countMeetings(addDays(monday, -7));
    // Exactly one Monday of a month is between the 3rd and the 9th.
    const day = Number(monday.slice(8));
    if (day >= 3 && day <= 9) await report(`${addDays(`${monday.slice(0, 7)}-01`, -1).slice(0, 7)}-01`);
    if (chance(0.08)) await planEvent(monday);
    if (chance(0.3)) await goAway(monday);
    if (chance(0.06)) await join();
    if (chance(0.05) && active().length > 8) await leave(random.pick(active()));
    for (let booking = 0; booking < 3; booking += 1) await bookCart(monday);
    // Jobs of the evening, by which people are reminded.
    at(monday, '08:01');
    await runJobs();
  };

  for (let joined = 0; joined < 12; joined += 1) await join();
  weeks.cart = (
    await ask(carts.addLocation, {
      body: { location: 'Wharf corner', max_users: cartPlaces, start_time: '08:00', end_time: '18:00' },
    })
  ).id;
  await runJobs();
  for (const label of ['Attendants', 'Microphones'])
    await ask(responsibilities.addResponsibility, {
      body: {
        label,
        frequency: 'meeting',
        meeting: 'both',
        places: 2,
        attendants: active().map(({ id }) => id),
      },
    });
  return weeks;
}
