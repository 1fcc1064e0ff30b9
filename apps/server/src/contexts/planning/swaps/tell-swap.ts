/** Notifies people about swaps, without reasons and notes (X-SWAP-7, X-SWAP-10, X-SWAP-12). */
import { fullName } from '@sheaf/rules/people/people/names';
import { swapsNotifications } from '@sheaf/rules/planning/swaps/notifications';
import { isRemovalTold } from '@sheaf/rules/planning/swaps/swap';
import { plannerKeyOf } from '@sheaf/rules/planning/swaps/swap-terms';
import { type DutyRow, describeDuty, dutiesOfShifts, titleOfFacts } from '#contexts/duties/duties.api';
import { sendNews } from '#contexts/messaging/messaging.api';
import { readGrants, readLetterhead, readRecord } from '#contexts/people/people.api';
import type { SwapContext } from '#contexts/planning/swaps/swap-facts';
import { swaps } from '#contexts/planning/swaps/swaps.store';
import { clockText } from '#platform/clock-text';
import { notify } from '#platform/notifications/notifications.store';
import { spokenDay } from '#platform/spoken-day';
import { sayPlain } from '#platform/texts';

type News = keyof typeof swapsNotifications;

/** Name and start of the duty, in the language of a reader. */
export async function textOfDuty(
  { tenant, platform }: Pick<SwapContext, 'tenant' | 'platform'>,
  row: DutyRow,
  lang: string,
): Promise<{ title: string; from: string }> {
  const { what, role, from } = await describeDuty(tenant, platform, row, lang);
  if (role === null) return { title: what, from };
  return {
    title: sayPlain(lang, role === 'reader' ? 'duties:readerOf' : 'duties:helperOf', { part: what }),
    from,
  };
}

interface SwapNews {
  swapId: number;
  dutyRow: DutyRow;
  /** The person whom the sentence names. */
  about: number;
  /** Links by which people answer, by person. */
  links?: ReadonlyMap<number, string>;
}

/** Kinds of news that are sent by the channel of messages, too. */
type SentNews = 'swap-asked' | 'swap-taken' | 'swap-unfilled';

async function nameOf({ tenant }: SwapContext, id: number): Promise<string> {
  const [person] = await swaps.namesOf(tenant, [id]);
  return person ? fullName(person) : '';
}

/** Active people with their language. */
async function readersOf({ tenant }: SwapContext, ids: readonly number[]) {
  const people: NonNullable<Awaited<ReturnType<typeof readRecord>>>[] = [];
  for (const id of ids) {
    const person = await readRecord(tenant, id);
    if (person?.active) people.push(person);
  }
  return people;
}

async function tellInApp(
  context: SwapContext,
  type: News,
  people: readonly number[],
  { dutyRow, about }: SwapNews,
): Promise<void> {
  const name = await nameOf(context, about);
  const notifications = [];
  for (const { id: personId, lang } of await readersOf(context, people)) {
    const { title: what } = await textOfDuty(context, dutyRow, lang);
    notifications.push({ personId, type, details: { duty: dutyRow.id, what, name, date: dutyRow.on_date } });
  }
  await notify(context.tenant, swapsNotifications, notifications, context.now);
}

const messageKindOf = ({ kind, qualification }: DutyRow) => {
  if (kind === 'cart') return 'cart-shift';
  if (kind === 'conductor') return 'group-meeting';
  return qualification === null ? 'attendant-duty' : 'duty-week';
};

/** In the app, and by the channel of messages; each person once for each swap and kind of news. */
async function tellByMessage(
  context: SwapContext,
  type: SentNews,
  people: readonly number[],
  news: SwapNews,
): Promise<void> {
  const { tenant, platform, now } = context;
  const { swapId, dutyRow, about, links } = news;
  const { time_format: timeFormat } = await readLetterhead(tenant);
  const by = await nameOf(context, about);
  const texts = new Map<string, { title: string; from: string }>();
  for (const { lang } of await readersOf(context, people))
    texts.set(lang, texts.get(lang) ?? (await textOfDuty(context, dutyRow, lang)));
  await sendNews(tenant, {
    kind: messageKindOf(dutyRow),
    reminders: people.map((personId) => ({
      personId,
      effect: `${type}:${swapId}:${personId}`,
      phrase: type,
      link: links?.get(personId),
      shorter: { short: `${type}-short`, alone: type === 'swap-asked' ? `${type}-alone` : `${type}-short` },
      values: (lang: string) => ({
        by,
        what: texts.get(lang)!.title,
        date: spokenDay(lang, dutyRow.on_date),
        time: clockText(lang, texts.get(lang)!.from, timeFormat),
      }),
    })),
    now,
    address: platform.settings.address,
  });
}

/** X-SWAP-12. */
export async function tellPeople(
  context: SwapContext,
  type: SentNews,
  people: readonly number[],
  news: SwapNews,
): Promise<void> {
  if (people.length === 0) return;
  await tellInApp(context, type, people, news);
  await tellByMessage(context, type, people, news);
}

export const tellPerson = (
  context: SwapContext,
  type: 'swap-agreed' | 'swap-refused' | 'swap-nobody' | 'swap-closed',
  person: number,
  news: SwapNews,
): Promise<void> => tellInApp(context, type, [person], news);

/** People who plan the duty, except those named. */
export async function tellPlanners(
  context: SwapContext,
  type: 'swap-pending' | 'swap-nobody' | 'swap-released',
  except: readonly number[],
  news: SwapNews,
): Promise<void> {
  const key = plannerKeyOf(news.dutyRow);
  const { held } = await readGrants(context.tenant);
  const planners = held
    .filter(({ active, keys, personId }) => active && keys.has(key) && !except.includes(personId))
    .map(({ personId }) => personId);
  await tellInApp(context, type, planners, news);
}

export interface RemovedSearch {
  person: number;
  by: number | null;
  kind: DutyRow['kind'];
  date: string;
  shift: number | null;
  facts: Parameters<typeof titleOfFacts>[0]['facts'];
}

/** Notifies the asker that a removed duty took its search along. */
export async function tellRemovedSearch(context: SwapContext, removed: RemovedSearch): Promise<void> {
  const { tenant, now } = context;
  const { person, by, date, shift } = removed;
  const back = shift === null ? [] : await dutiesOfShifts(tenant, [shift]);
  if (!isRemovalTold({ person, by, isBack: back.some(({ person_id: id }) => id === person) })) return;
  for (const { lang } of await readersOf(context, [person])) {
    const details = { what: titleOfFacts(removed, lang), date };
    await notify(tenant, swapsNotifications, [{ personId: person, type: 'swap-closed', details }], now);
  }
}
