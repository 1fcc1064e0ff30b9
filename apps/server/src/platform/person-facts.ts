/**
 * Sources of facts about people for their records. A domain registers one for its own tables (USERS-O3,
 * USERS-O4).
 */
import type { personDetail } from '@sheaf/contract/people/people/rows';
import type { z } from 'zod';
import type { Tenant } from '#platform/database/tenant';

export type PersonFacts = Pick<z.output<typeof personDetail>, 'awards' | 'current_report'>;

/** @returns facts by person id; people without rows are absent. */
export type PersonFactsSource = (
  tenant: Tenant,
  personIds: readonly number[],
  now: Date,
) => Promise<ReadonlyMap<number, Partial<PersonFacts>>>;

export const noFacts: PersonFacts = {
  current_report: null,
  awards: { ideas_man: 0, advocate: 0, comments: 0 },
};
