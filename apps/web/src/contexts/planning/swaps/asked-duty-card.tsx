/** The duty that a person cannot do, above the question. */
import { wallTimeAt } from '@sheaf/rules/time/meeting-clock';
import IconUserQuestion from '@tabler/icons-react/dist/esm/icons/IconUserQuestion.mjs';
import { joinTexts } from '#platform/texts.ts';
import { wallClock } from '#platform/wall-times.ts';
import { Card } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { fullDay } from '#ui/schedule/schedule-dates.ts';

interface AskedDutyCardProps {
  duty: { date: string; starts_at: string };
  title: string;
}

export const AskedDutyCard = ({ duty: { date, starts_at: clock }, title }: AskedDutyCardProps) => (
  <Card>
    <ListRow
      icon={<IconUserQuestion aria-hidden="true" />}
      title={<bdi>{title}</bdi>}
      line={joinTexts([fullDay(date), wallClock(wallTimeAt(date, clock))])}
    />
  </Card>
);
