import type { answeredFor as schema } from '@sheaf/contract/duties/answered-for';
import type { Acknowledgement } from '@sheaf/rules/duties/acknowledge';
import type { z } from 'zod';

export interface AnsweredRow {
  said: Acknowledgement | null;
  /** Derived by the database; also null while the answer is open again. */
  acknowledged: Acknowledgement | null;
  answered_as: unknown;
}

export const isReopened = ({ said, acknowledged }: Pick<AnsweredRow, 'said' | 'acknowledged'>): boolean =>
  said !== null && acknowledged === null;

/** Facts of a duty, as returned by `sheaf.duty_facts`. */
export interface DutyFacts {
  date: string;
  time: string;
  hall: number;
  part: number | null;
  what: string | null;
  /** Address of the field service group, or id of the cart location; absent for duties at the hall. */
  where?: string | number | null;
}

/** Null while the answer is valid, or without an answer. */
export function answeredFor(row: AnsweredRow): z.output<typeof schema> {
  if (!isReopened(row)) return null;
  const { date, time, what, where } = row.answered_as as DutyFacts;
  return { date, time, what: what ?? (typeof where === 'string' ? where : null) };
}
