/** Files of notices that a phone keeps to read them without a connection (X-BOARD). */
import { addDays } from '../schedules/calendar-week.ts';
import { type NoticeTerms, stateOfNotice } from './audience.ts';

const keptBytes = 5 * 1024 * 1024;
const keptDays = 30;

interface KeptNotice<File> extends Pick<NoticeTerms, 'from_on' | 'until_on'> {
  pinned: boolean;
  files: readonly File[];
}

/** Small files of notices that are shown: of the last 30 days, and of pinned ones. */
export const keptFiles = <File extends { size: number }>(
  notices: readonly KeptNotice<File>[],
  today: string,
): File[] =>
  notices
    .filter(
      (notice) =>
        stateOfNotice(notice, today) === 'shown' &&
        (notice.pinned || notice.from_on >= addDays(today, -keptDays)),
    )
    .flatMap(({ files }) => files.filter(({ size }) => size <= keptBytes));
