/**
 * Duties of the year before the cached weeks: read once a day and cached, because without them the phone
 * would rank people by the last month alone.
 */
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { call } from '#platform/api.ts';
import { encryptedCache } from '#platform/encrypted-cache/encrypted-cache.ts';
import { viewer } from '#platform/session.ts';
import { type HadDuty, ledgerOf } from './ledger.ts';

const weeks = 52;
const dayMilliseconds = 86_400_000;
const placeName = 'duties.earlier';

interface EarlierDuties {
  /** First day that is not included. */
  before: string;
  readAt: number;
  duties: HadDuty[];
}

/** Only the fields needed for ranking, and only filled duties. */
const trimmed = ({ id, kind, qualification, meetingId, date, from, to, personId }: HadDuty): HadDuty => ({
  id,
  kind,
  qualification,
  responsibilityId: null,
  meetingId,
  date,
  from,
  to,
  personId,
});

async function readEarlier(before: string): Promise<HadDuty[]> {
  const query = { from: addDays(before, -7 * weeks), to: addDays(before, -1) };
  const [rows, parts, meetings] = await Promise.all([
    call('meetings.listMeetingAssignments', { query }),
    call('meetings.listParts', { query }),
    call('meetings.listMeetings', { query }),
  ]);
  return ledgerOf(rows, parts, meetings)
    .filter(({ personId, meeting }) => personId !== null && !meeting.canceled)
    .map(trimmed);
}

async function earlier(before: string): Promise<HadDuty[]> {
  const asker = viewer();
  const kept = await encryptedCache.read<EarlierDuties>(placeName);
  if (kept?.before === before && Date.now() - kept.readAt < dayMilliseconds) return kept.duties;
  const duties = await readEarlier(before);
  void encryptedCache.put(placeName, { before, readAt: Date.now(), duties } satisfies EarlierDuties, asker);
  return duties;
}

/**
 * Read once a day, because the past rarely changes, and the server's ranking corrects errors.
 * @param before first day that is not included.
 */
export const earlierDuties = (before: string) => ({
  queryKey: [placeName, before],
  queryFn: () => earlier(before),
  staleTime: dayMilliseconds,
});
