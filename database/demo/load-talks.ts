/**
 * Public talks of the demo congregation: an invented list of titles, half a past year, and upcoming weekends,
 * some still open.
 */

import { isMeetingCancelled } from '@sheaf/rules/events/cancelling';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import type { ClientBase } from 'pg';
import { bulkInsert } from './bulk-insert.ts';

/** Invented: no title of a publication. */
const titles = [
  'A home that welcomes',
  'Listening well',
  'Patience in an anxious time',
  'Making room for joy',
  'Kindness that lasts',
  'Finding calm in busy days',
  'Courage in small things',
  'Why honesty pays',
  'Friends worth having',
  'When plans fall apart',
  'Gratitude as a habit',
  'The weight of a word',
  'Learning to wait',
  'Hope for the young',
  'Growing old with dignity',
  'A quiet mind',
  'What money cannot buy',
  'Peace in the family',
  'Forgiving and going on',
  'Good habits, good days',
  'Standing up after a fall',
  'Work that satisfies',
  'Comfort in grief',
  'Looking ahead with trust',
];

const visitors = [
  ['Martin Calloway', 'Devonport'],
  ['Henry Osei', 'Ulverstone'],
  ['Victor Lang', 'Wynyard'],
  ['Owen Kelton', 'Ulverstone'],
  ['Lachlan Kelly', 'Wynyard'],
  ['Hugh Skelton', 'Devonport'],
  ['Grant Ellery', 'Smithton'],
] as const;

const numberOf = (index: number): number => ((index * 7) % titles.length) * 5 + 3;

interface Weekend {
  meeting_id: number;
  duty_id: number;
  week: string;
  held_on: string;
}

async function readWeekends(client: ClientBase, congregation: number): Promise<Weekend[]> {
  const { rows } = await client.query<Weekend>(
    `select m.id as meeting_id, d.id as duty_id, m.week::text, m.held_on::text from meetings m
     join duties d on d.congregation_id = m.congregation_id and d.meeting_id = m.id and d.qualification = $2
     where m.congregation_id = $1 and m.type = 'public' order by m.held_on`,
    [congregation, meetingParts.encode('local-talk')],
  );
  const { rows: events } = await client.query(
    `select starts_on || 'T' || starts_at as start_date, ends_on || 'T' || ends_at as end_date,
       cancels_meeting, has_speaker from events where congregation_id = $1`,
    [congregation],
  );
  return rows.filter(
    ({ week, held_on }) =>
      !isMeetingCancelled(events, week, 'public') &&
      !events.some(
        ({ has_speaker, start_date, end_date }) =>
          has_speaker && start_date.slice(0, 10) <= held_on && end_date.slice(0, 10) >= week,
      ),
  );
}

/** Upcoming talks: two invited without an answer, one declined, every fourth open. */
function stateOf(ahead: number): 'open' | 'awaiting' | 'declined' | 'confirmed' {
  if (ahead > 8 || ahead % 4 === 3) return 'open';
  if (ahead === 2 || ahead === 5) return 'awaiting';
  return ahead === 4 ? 'declined' : 'confirmed';
}

const codes = { open: 0, awaiting: 0, confirmed: 1, declined: 2 } as const;

export async function loadTalks(client: ClientBase, congregation: number, asOf: Date): Promise<void> {
  const own = { congregation_id: congregation };
  const today = asOf.toISOString().slice(0, 10);
  await bulkInsert(
    client,
    'talk_titles',
    titles.map((title, index) => ({ ...own, lang: 'en', number: index * 5 + 3, title })),
  );
  const { rows: speakers } = await client.query<{ id: number }>(
    `select id from people where congregation_id = $1 and $2 = any (qualified_parts) order by id`,
    [congregation, meetingParts.encode('local-talk')],
  );
  const weekends = await readWeekends(client, congregation);
  const { rows: held } = await client.query<{ key: string }>(
    `select distinct week::text || ' ' || person_id as key from duties where congregation_id = $1 and person_id is not null`,
    [congregation],
  );
  const busy = new Set(held.map(({ key }) => key));
  /** A brother without another duty in that week. */
  const speakerOf = (week: string, index: number): number | null => {
    const from = index % Math.max(1, speakers.length);
    const turns = [...speakers.slice(from), ...speakers.slice(0, from)];
    return turns.find(({ id }) => !busy.has(`${week} ${id}`))?.id ?? null;
  };
  const first = weekends.findIndex(({ held_on }) => held_on >= today);
  const talks = weekends.flatMap(({ meeting_id, duty_id, week }, index) => {
    const state = stateOf(index - first);
    if (index >= first && state === 'open') return [];
    const at = index >= first ? state : 'confirmed';
    const speaker = index % 3 === 0 && at === 'confirmed' ? speakerOf(week, Math.floor(index / 3)) : null;
    const isOwn = speaker !== null;
    const [name, from] = visitors[index % visitors.length]!;
    const answered = at === 'declined' || (at === 'confirmed' && !isOwn);
    return {
      ...own,
      meeting_id,
      duty_id,
      number: numberOf(index),
      person_id: speaker,
      speaker_name: isOwn ? null : name,
      speaker_congregation: isOwn ? null : from,
      speaker_email: isOwn ? null : `${name.toLowerCase().replace(' ', '.')}@example.org`,
      confirmed: codes[at],
      answer: answered ? (at === 'declined' ? 'declined' : 'accepted') : null,
      answer_word: at === 'declined' ? 'I am away that weekend. January would suit me.' : null,
      answered_at: answered ? asOf : null,
    };
  });
  const ids = await bulkInsert(client, 'talks', talks);
  await client.query(
    `update duties d set person_id = t.person_id from talks t
     where t.congregation_id = $1 and d.congregation_id = t.congregation_id and d.id = t.duty_id and t.person_id is not null`,
    [congregation],
  );
  await askedOf(client, own, talks, ids, asOf);
  await addEarlier(client, own, weekends[0]!.held_on);
  await setCoordinator(client, congregation);
}

/** Visitors were invited a week ago, and those who answered saw it; their links are used up. */
async function askedOf(
  client: ClientBase,
  own: { congregation_id: number },
  talks: readonly { speaker_name: string | null; answered_at: Date | null }[],
  ids: readonly number[],
  asOf: Date,
): Promise<void> {
  const before = (days: number): Date => new Date(asOf.getTime() - days * 86_400_000);
  await bulkInsert(
    client,
    'talk_requests',
    talks.flatMap(({ speaker_name, answered_at }, index) =>
      speaker_name === null
        ? []
        : {
            ...own,
            talk_id: ids[index]!,
            token_hash: `\\x${Buffer.from(`demo request ${own.congregation_id} ${ids[index]}`).toString('hex')}`,
            channel: 'email',
            sent_at: before(7),
            seen_at: answered_at ? before(5) : index % 2 === 0 ? before(4) : null,
          },
    ),
  );
}

/** The half-year before meetings were planned here. */
async function addEarlier(
  client: ClientBase,
  own: { congregation_id: number },
  before: string,
): Promise<void> {
  await bulkInsert(
    client,
    'given_talks',
    Array.from({ length: 26 }, (_, index) => ({
      ...own,
      number: numberOf(index + 4),
      given_on: addDays(before, -7 * (index + 1)),
      speaker_name: visitors[index % visitors.length]![0],
      speaker_congregation: visitors[index % visitors.length]![1],
    })),
  );
}

async function setCoordinator(client: ClientBase, congregation: number): Promise<void> {
  await client.query(
    `insert into domain_settings (congregation_id, part, settings)
     select $1, 'meeting_schedule', jsonb_build_object('ptc', id) from people
     where congregation_id = $1 and email = 'administrator@demo.example.org'
     on conflict (congregation_id, part) do update set settings = domain_settings.settings || excluded.settings`,
    [congregation],
  );
}
