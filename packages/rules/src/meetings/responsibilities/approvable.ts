/** People in the list of possible turn takers (ATTEND-R2). */
import type { Gender } from '../../people/people/gender.ts';

interface ApprovalFacts {
  active: boolean;
  gender: Gender;
  appointment: string;
}

const notAppointed: ReadonlySet<string> = new Set(['student', 'guest', 'inactive']);

export const isApprovable = ({ active, gender, appointment }: ApprovalFacts, showAll: boolean): boolean =>
  active && (showAll || (gender === 'brother' && !notAppointed.has(appointment)));
