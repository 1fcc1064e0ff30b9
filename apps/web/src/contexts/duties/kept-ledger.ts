import { keptWeeks } from '@sheaf/rules/meetings/meetings/kept-weeks';
import { useQuery } from '@tanstack/react-query';
import { today } from '#platform/dates.ts';
import { queryClient } from '#platform/queries.ts';
import { rememberLast } from '#platform/remember-last.ts';
import { useRead } from '#platform/use-read.ts';
import { earlierDuties } from './earlier-duties.ts';
import { type AssignmentRow, type KeptDuty, ledgerOf, type MeetingRow, type PartRow } from './ledger.ts';

const reads = ['meetings.listMeetingAssignments', 'meetings.listParts', 'meetings.listMeetings'] as const;

/** Searches all loaded weeks, because the week on the screen may be outside the cached span. */
function dutyInHand(id: number): KeptDuty | undefined {
  const rowsOf = <Row>(read: (typeof reads)[number]): Row[] =>
    queryClient.getQueriesData<Row[]>({ queryKey: [read] }).flatMap(([, rows]) => rows ?? []);
  const row = rowsOf<AssignmentRow>(reads[0]).find((one) => one.id === id || one.helper_duty_id === id);
  if (!row) return undefined;
  return ledgerOf([row], rowsOf<PartRow>(reads[1]), rowsOf<MeetingRow>(reads[2])).find(
    (one) => one.id === id,
  );
}

const keptLedger = rememberLast(ledgerOf);

/** Duties of cancelled meetings count neither as history nor as a clash. */
const heldDuties = rememberLast((duties: KeptDuty[]) => duties.filter(({ meeting }) => !meeting.canceled));

/** Duties of the cached weeks; undefined until all are loaded. */
function useKeptWeeks(): KeptDuty[] | undefined {
  const query = keptWeeks(today());
  const rows = useRead(reads[0], { query }, { kept: 'latest' }).data;
  const ofParts = useRead(reads[1], { query }, { kept: 'latest' }).data;
  const ofMeetings = useRead(reads[2], { query }, { kept: 'latest' }).data;
  return rows && ofParts && ofMeetings && keptLedger(rows, ofParts, ofMeetings);
}

export function useKeptLedger(dutyId: number) {
  const duties = useKeptWeeks();
  const earlier = useQuery(earlierDuties(keptWeeks(today()).from)).data;
  const duty = duties?.find(({ id }) => id === dutyId) ?? dutyInHand(dutyId);
  return { duty, duties: duties && heldDuties(duties), earlier };
}
