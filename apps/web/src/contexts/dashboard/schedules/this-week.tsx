/** This week on the schedules tab: own duties, the weekend meeting, the own group's meeting, own carts (SHELL-S6). */
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { cartPath, useLinkedCarts } from '#contexts/carts/linked-carts.api.ts';
import { type MyDuty, useMyDuties } from '#contexts/duties/my-duties.api.tsx';
import { iconOf, lineOf, titleOfMine } from '#contexts/duties/own-week.api.ts';
import { useThisWeekend, type WeekendMeeting } from '#contexts/meetings/meetings/this-weekend.api.ts';
import { type NextGroup, useNextGroup } from '#contexts/service/next-group.api.ts';
import { today } from '#platform/dates.ts';
import { joinTexts, type Translate, useTexts } from '#platform/texts.ts';
import { wallClock } from '#platform/wall-times.ts';
import { Card, Section } from '#ui/card.tsx';
import { EmptyLine } from '#ui/empty-line.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { DutyIcon, type DutyKindIcon } from '#ui/schedule/duty-icon.tsx';
import { fullDay } from '#ui/schedule/schedule-dates.ts';
import classes from './schedules-screen.module.css';

interface WeekRow {
  key: string;
  icon: DutyKindIcon;
  mine: boolean;
  title: string;
  lines: string[];
  to: string;
}

/** Addresses of the menu entries that the person sees. */
export type ShownSchedules = ReadonlySet<string>;

const meetingsPath = '/schedules/meetings/';
const servicePath = '/schedules/service/';

const weekOf = (date: string, type: string): string => `${meetingsPath}?week=${mondayOf(date)}&type=${type}`;

/** The schedule that shows the duty; the assignments show every duty. */
function pathOf(
  { base_type: base, date, meeting, title }: MyDuty,
  shown: ShownSchedules,
  carts: Carts,
): string {
  const cart = base === 'cart' && [...carts.own, ...carts.others].find(({ location }) => location === title);
  if (cart) return cartPath(cart);
  const isOfPart = base === 'meeting' && meeting?.language_group === null;
  return isOfPart && shown.has(meetingsPath) ? weekOf(date, meeting.type) : '/assignments/';
}

type Carts = ReturnType<typeof useLinkedCarts>;

function weekendRow(t: Translate, meeting: WeekendMeeting): WeekRow {
  const { date, time, canceled, talk, speaker } = meeting;
  const what = canceled === null ? joinTexts([talk, speaker], ' · ') : canceled;
  return {
    key: 'weekend',
    icon: canceled === null ? 'talk' : 'event',
    mine: false,
    title: t('shell:schedules.weekend'),
    lines: [
      joinTexts([fullDay(date), canceled === null && wallClock(`${date}T${time}`)]),
      canceled === null ? what : joinTexts([t('schedule:state.cancelled'), what]),
    ].filter((line) => line !== ''),
    to: weekOf(date, 'public'),
  };
}

const groupRow = ({ start, label, place, leader }: NextGroup): WeekRow => ({
  key: 'group',
  icon: 'field-group',
  mine: false,
  title: label,
  lines: [joinTexts([fullDay(start.slice(0, 10)), wallClock(start), place]), leader],
  to: servicePath,
});

/** Rows of the week in the order of the screen: own duties, weekend, group, carts. */
export function useThisWeek(shown: ShownSchedules): { isLoading: boolean; rows: WeekRow[] } {
  const { t } = useTexts();
  const { duties = [], isPending } = useMyDuties();
  const weekend = useThisWeekend(shown.has(meetingsPath));
  const group = useNextGroup(shown.has(servicePath));
  const carts = useLinkedCarts();
  const sunday = addDays(mondayOf(today()), 6);
  const own = duties.filter(({ date, kind }) => date <= sunday && kind !== 'conductor');
  const rowOf = (duty: MyDuty): WeekRow => ({
    key: `duty-${duty.id}`,
    icon: iconOf(duty),
    mine: true,
    title: titleOfMine(t, duty),
    lines: [joinTexts([fullDay(duty.date), lineOf(t, duty)])],
    to: pathOf(duty, shown, carts),
  });
  const { next } = group;
  return {
    isLoading: isPending || weekend.isLoading || group.isLoading || carts.isLoading,
    rows: [
      ...own.filter(({ base_type: base }) => base !== 'cart').map(rowOf),
      ...(weekend.meeting ? [weekendRow(t, weekend.meeting)] : []),
      ...(next && next.start.slice(0, 10) <= sunday ? [groupRow(next)] : []),
      ...own.filter(({ base_type: base }) => base === 'cart').map(rowOf),
    ],
  };
}

export function ThisWeek({ rows }: { rows: readonly WeekRow[] }) {
  const { t } = useTexts();
  return (
    <Section title={t('schedule:week.this')}>
      {rows.length === 0 ? (
        <EmptyLine>{t('shell:schedules.nothing')}</EmptyLine>
      ) : (
        <Card>
          {rows.map(({ key, icon, mine, title, lines, to }) => (
            <div key={key} className={classes.row} data-mine={mine || undefined}>
              <ListRow
                to={to}
                icon={<DutyIcon kind={icon} mine={mine} />}
                title={<bdi>{title}</bdi>}
                lines={lines}
              />
            </div>
          ))}
        </Card>
      )}
    </Section>
  );
}
