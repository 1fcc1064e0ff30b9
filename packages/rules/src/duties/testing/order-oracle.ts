/**
 * The order of candidates, written from the words of decision 195, without the files that compute it: weeks
 * and days are counted one by one, and shares are divided duty by duty.
 */
import { meetingParts } from '../../people/people/meeting-part.ts';
import { clashesOf } from '../clash.ts';
import { dutyKinds } from '../duty-kind.ts';
import { day, type LedgerPerson, type RandomLedger } from './random-ledger.ts';

type Duty = RandomLedger['duties'][number];

const numberOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
/** Weeks begin on Monday; 5 January 1970 was one. */
const weekOf = (date: string): number => Math.floor((numberOf(date) - 4) / 7);
const today = numberOf(day);

const isSame = (one: Duty, other: Pick<Duty, 'kind' | 'qualification' | 'responsibilityId'>): boolean =>
  one.kind === other.kind &&
  one.qualification === other.qualification &&
  one.responsibilityId === other.responsibilityId;

const isIn = (number: number, { away }: LedgerPerson): boolean =>
  away.some(({ start_date, end_date }) => numberOf(start_date) <= number && number <= numberOf(end_date));

const sinceOf = ({ since }: LedgerPerson, duty: Duty): string | undefined =>
  duty.qualification === null
    ? since.responsibilities.get(duty.responsibilityId ?? 0)
    : since.qualifications.get(meetingParts.encode(duty.qualification));

/** Whole, half or nothing: the least of what the person said for everything and for the area of the duty. */
const paceFor = ({ limits }: LedgerPerson, duty: Duty): number =>
  Math.min(
    1,
    ...limits
      .filter(({ area }) => area === 'all' || area === dutyKinds[duty.kind].area)
      .map(({ pace }) => ({ usual: 1, half: 0.5, reserve: 0 })[pace]),
  );

/** How much of the kind the person takes: nothing, half or all. */
function mayHave({ takers }: RandomLedger, person: LedgerPerson, duty: Duty): number {
  const pace = paceFor(person, duty);
  if (duty.qualification !== null)
    return person.qualified_parts.includes(meetingParts.encode(duty.qualification)) ? pace : 0;
  const taker = takers.find(
    ({ personId, responsibilityId }) => personId === person.id && responsibilityId === duty.responsibilityId,
  );
  if (!taker) return 0;
  return taker.oneMeeting ? pace / 2 : pace;
}

/** Days of a week on which the person could have the duty. */
function daysIn(ledger: RandomLedger, person: LedgerPerson, duty: Duty, week: number): number {
  const since = sinceOf(person, duty);
  let days = 0;
  for (let number = week * 7 + 4; number < week * 7 + 11; number += 1)
    if (!isIn(number, person) && (since === undefined || number >= numberOf(since))) days += 1;
  return days * mayHave(ledger, person, duty);
}

/** The end of an absence of eight weeks: its days are counted backwards, also over several entries. */
function endOfAbsence(person: LedgerPerson): number | null {
  for (let end = today - 1; end >= today - 364; end -= 1) {
    if (!isIn(end, person) || isIn(end + 1, person)) continue;
    let length = 0;
    while (isIn(end - length, person)) length += 1;
    if (length >= 56) return end;
  }
  return null;
}

function entryOf(ledger: RandomLedger, person: LedgerPerson): number | null {
  const since = sinceOf(person, { ...ledger.asked, personId: null });
  const days = [
    ...(since === undefined ? [] : [numberOf(since)]),
    ...(person.counts_from === null ? [] : [numberOf(person.counts_from)]),
    ...[endOfAbsence(person)].filter((end) => end !== null),
  ];
  return days.length === 0 ? null : Math.max(...days);
}

export function expectedOrder(ledger: RandomLedger): number[] {
  const { asked, people } = ledger;
  const others = ledger.duties.map((duty) => (duty.id === asked.id ? { ...duty, personId: null } : duty));
  const isNear = (days: number): boolean => days >= -26 * 7 && days <= 13 * 7;
  const isCounted = (duty: Duty): boolean =>
    duty.personId === null ? isSame(duty, asked) : people.some(({ id }) => id === duty.personId);
  const window = others.filter((duty) => isNear(numberOf(duty.date) - today) && isCounted(duty));
  const weeks = window.map(({ date }) => weekOf(date));
  const [first, last] = [Math.min(...weeks), Math.max(...weeks)];
  const allWeeks = Array.from({ length: last - first + 1 }, (_, at) => first + at);

  const timeOf = (person: LedgerPerson, duty: Duty, over: readonly number[]): number =>
    over.reduce((sum, week) => sum + daysIn(ledger, person, duty, week), 0);
  const sumOf = (duty: Duty, over: readonly number[]): number =>
    people.reduce((sum, person) => sum + timeOf(person, duty, over), 0);

  /** Points of the share that one duty adds to a person. */
  const shareIn = (person: LedgerPerson, duty: Duty): number => {
    const { weight } = dutyKinds[duty.kind];
    if (sumOf(duty, allWeeks) === 0) return duty.personId === person.id ? weight : 0;
    if (duty.personId === null) return 0;
    const over = sumOf(duty, [weekOf(duty.date)]) > 0 ? [weekOf(duty.date)] : allWeeks;
    return (weight * timeOf(person, duty, over)) / sumOf(duty, over);
  };

  const eligible = people.filter((person) =>
    asked.qualification === null
      ? ledger.takers.some(({ personId }) => personId === person.id)
      : person.qualified_parts.includes(meetingParts.encode(asked.qualification)),
  );
  const open = { ...asked, personId: null };
  const places = window.filter((duty) => isSame(duty, asked)).length;
  const turn = Math.max(
    1,
    people.filter((person) => timeOf(person, open, allWeeks) > 0).length / (places / allWeeks.length),
  );

  const ranked = eligible.map((person) => {
    const theirs = others.filter(({ personId }) => personId === person.id);
    const had = theirs.filter((duty) => isSame(duty, asked)).map(({ date }) => date);
    const entry = entryOf(ledger, person);
    const before = [
      ...had.map(numberOf).filter((number) => number <= today),
      ...(entry === null ? [] : [entry]),
    ];
    const weeksTo = (number: number): number => Math.floor((number - 4) / 7) - weekOf(day);
    const since = before.length === 0 ? [] : [Math.max(0, -weeksTo(Math.max(...before)))];
    const ahead = had
      .map(numberOf)
      .filter((number) => number > today && isNear(number - today))
      .map(weeksTo);
    const wait = Math.min(...since, ...ahead, ...(since.length + ahead.length === 0 ? [turn] : []));
    const near = window.filter(({ personId }) => personId === person.id);
    const load = near.reduce((sum, { kind }) => sum + dutyKinds[kind].weight, 0);
    const share = window.reduce((sum, duty) => sum + shareIn(person, duty), 0);
    const quarters = Math.round(share * 4 + 1e-5) / 4;
    const lasting = near.filter(({ kind }) => kind !== 'cart' && !dutyKinds[kind].brief);
    const around = lasting.filter(({ date }) => Math.abs(weekOf(date) - weekOf(day)) <= 3);
    return {
      ...person,
      warned: clashesOf(asked, near, { ...person, times: [] }).length > 0 ? 1 : 0,
      reserve: paceFor(person, open) === 0 ? 1 : 0,
      tired: around.length >= 2 || around.some(({ date }) => weekOf(date) === weekOf(day)) ? 1 : 0,
      due: Math.min(300, Math.round((100 * wait) / turn)) - 50 * (load - quarters),
      wait,
    };
  });
  return ranked
    .sort(
      (one, other) =>
        one.warned - other.warned ||
        one.reserve - other.reserve ||
        one.tired - other.tired ||
        other.due - one.due ||
        other.wait - one.wait ||
        one.last_name.localeCompare(other.last_name) ||
        one.first_name.localeCompare(other.first_name) ||
        one.id - other.id,
    )
    .map(({ id }) => id);
}
