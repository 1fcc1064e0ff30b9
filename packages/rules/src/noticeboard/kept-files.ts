/** Files of notices that a phone keeps to read them without a connection (X-BOARD). */
import { addDays } from '../schedules/calendar-week.ts';
import { type NoticeTerms, stateOfNotice } from './audience.ts';

const mebibyte = 1024 * 1024;
const keptBytes = 5 * mebibyte;
/** For all files together, because a phone loads them without being asked. */
const mostKeptBytes = 25 * mebibyte;
const keptDays = 30;

interface KeptNotice<File> extends Pick<NoticeTerms, 'from_on' | 'until_on'> {
  pinned: boolean;
  files: readonly File[];
}

/** Small files of notices that are shown: of pinned ones, then of the last 30 days, as many as there is space for. */
export function keptFiles<File extends { size: number }>(
  notices: readonly KeptNotice<File>[],
  today: string,
): File[] {
  const wanted = notices
    .filter(
      (notice) =>
        stateOfNotice(notice, today) === 'shown' &&
        (notice.pinned || notice.from_on >= addDays(today, -keptDays)),
    )
    .sort((one, other) => Number(other.pinned) - Number(one.pinned) || (one.from_on < other.from_on ? 1 : -1))
    .flatMap(({ files }) => files.filter(({ size }) => size <= keptBytes));
  let total = 0;
  return wanted.filter(({ size }) => {
    total += size;
    return total <= mostKeptBytes;
  });
}
