/** Waves of a swap: the next people, and the time of the next wave (X-SWAP-4). */
import type { Swap } from './swap.ts';
import { nextExpiry } from './swap-chain.ts';
import { isUnanswered } from './swap-state.ts';
import { afterWakingHours } from './waking-hours.ts';

const hourMilliseconds = 3_600_000;

/** Usual waves, and those in the last 48 hours before the duty. */
const usual = { people: 3, hours: 4 } as const;
const urgent = { people: 5, hours: 1, within: 48 * hourMilliseconds } as const;

const closesBefore = 2 * hourMilliseconds;
const remindsBefore = 24 * hourMilliseconds;

/** The search ends two hours before the duty. */
export const closingOf = (startsAt: number): number => startsAt - closesBefore;

/** The asker is reminded a day before the duty; null for a swap that begins later. */
export const reminderOf = (startsAt: number, now: number): number | null =>
  now < startsAt - remindsBefore ? startsAt - remindsBefore : null;

/** While nobody has the duty, and it is still that of the asker. */
export const isReminderDue = (
  { state, released, remindAt }: Pick<Swap, 'state' | 'released' | 'remindAt'>,
  now: number,
): boolean => (state === 'open' || state === 'nobody') && !released && remindAt !== null && now >= remindAt;

/** Everybody asked so far has said no. */
const isDeclined = ({ offers }: Pick<Swap, 'offers'>): boolean =>
  offers.every(({ state }) => !isUnanswered(state) && state !== 'held');

/** Whether the next people are to be asked, or the search has ended. */
export const isWaveDue = (swap: Swap, now: number): boolean =>
  swap.state === 'open' &&
  (now >= swap.closesAt || (swap.nextAt !== null && now >= swap.nextAt) || isDeclined(swap));

export interface Wave {
  asks: number[];
  nextAt: number | null;
  state: 'open' | 'nobody';
}

const sizesAt = ({ startsAt, now }: Pick<WaveFacts, 'startsAt' | 'now'>): typeof usual | typeof urgent =>
  startsAt - now < urgent.within ? urgent : usual;

/** Number of people in a wave. */
export const waveSizeAt = (facts: Pick<WaveFacts, 'startsAt' | 'now'>): number => sizesAt(facts).people;

interface WaveFacts {
  now: number;
  startsAt: number;
  zone: string;
  /** People who could take the duty, the best first. */
  ranked: readonly number[];
  /** Chosen by the asker instead of the best; those of them who cannot take it are left out. */
  chosen?: readonly number[] | undefined;
}

/** Nobody is asked twice, and the asker never. */
export function nextWave(
  swap: Pick<Swap, 'from' | 'offers' | 'closesAt'>,
  { now, startsAt, zone, ranked, chosen = [] }: WaveFacts,
): Wave {
  if (now >= swap.closesAt) return { asks: [], nextAt: null, state: 'nobody' };
  const asked = new Set(swap.offers.map(({ personId }) => personId));
  const left = ranked.filter((person) => person !== swap.from && !asked.has(person));
  const { people, hours } = sizesAt({ startsAt, now });
  const wanted = left.filter((person) => chosen.includes(person));
  const asks = wanted.length > 0 ? wanted : left.slice(0, people);
  if (asks.length === 0) return { asks, nextAt: null, state: isDeclined(swap) ? 'nobody' : 'open' };
  const nextAt = afterWakingHours(now, hours, zone);
  return { asks, nextAt: asks.length < left.length && nextAt < swap.closesAt ? nextAt : null, state: 'open' };
}

/** Instant of the next step of a swap; null without one. */
export function nextStepAt({
  state,
  nextAt,
  closesAt,
  remindAt,
  offers,
}: Pick<Swap, 'state' | 'nextAt' | 'closesAt' | 'remindAt'> & Partial<Pick<Swap, 'offers'>>): number | null {
  if (state === 'nobody') return remindAt;
  if (state !== 'open') return null;
  return Math.min(
    nextAt ?? closesAt,
    remindAt ?? closesAt,
    nextExpiry({ offers: offers ?? [] }) ?? closesAt,
    closesAt,
  );
}
