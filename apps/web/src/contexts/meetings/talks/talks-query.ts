import { firstListedDay } from '@sheaf/rules/meetings/talks/open-meetings';
import { addDays } from '@sheaf/rules/schedules/calendar-week';

const longAgo = '1990-01-01';

export interface ListedTalks {
  /** Language group; null for the whole congregation. */
  group: number | null;
  /** True for earlier meetings. */
  history: boolean;
  today: string;
}

/** Query of the list; its panel reads the same one. */
export const talksQuery = ({ group, history, today }: ListedTalks) => ({
  ...(history && { from: longAgo, to: addDays(firstListedDay(today), -1) }),
  ...(group !== null && { language_group_id: group }),
});
