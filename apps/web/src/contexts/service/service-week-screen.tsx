/**
 * Week of field service (SERVICE-S1): the own group's next meeting first, then the days with replaced
 * meetings and their replacement.
 */
import { Button } from '@mantine/core';
import { groupBy } from '@sheaf/rules/group-by';
import { addDays, startOfWeek } from '@sheaf/rules/schedules/calendar-week';
import { nextGroupMeeting } from '@sheaf/rules/service/next-group';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { useState } from 'react';
import { writtenPhone } from '#platform/phones.ts';
import { usePermits } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { wallClock } from '#platform/wall-times.ts';
import { Card, Section } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { PhoneNumber } from '#ui/phone-number.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { NextCard } from '#ui/schedule/next-card.tsx';
import { clockTime, dayAndMonth, fullDay, weekdayOf } from '#ui/schedule/schedule-dates.ts';
import { WeekNavigator } from '#ui/schedule/span-navigator.tsx';
import { StatusChip } from '#ui/schedule/status-chip.tsx';
import { ShareButton } from '#ui/share-button.tsx';
import { MeetingButtons, MeetingIcons } from './meeting-acts.tsx';
import { type FieldMeeting, leaderOf, placeOf, weekAsText } from './service-labels.ts';
import classes from './service-week.module.css';
import { useNow } from './use-now.ts';

const monday = 1;
const read = 'service.listFieldMeetings';

function NextGroup({ meeting, now }: { meeting: FieldMeeting; now: string }) {
  const { t } = useTexts();
  const day = meeting.start.slice(0, 10);
  return (
    <NextCard
      kind="field-group"
      kindWord={t('service:ownGroup')}
      title={meeting.label}
      lines={[
        joinTexts([fullDay(day), wallClock(meeting.start), placeOf(t, meeting)]),
        joinTexts([leaderOf(t, meeting), meeting.overseer?.phone && writtenPhone(meeting.overseer.phone)]),
      ]}
      startsAt={meeting.start}
      now={now}
    >
      <MeetingButtons meeting={meeting} now={now} />
    </NextCard>
  );
}

interface RowProps {
  meeting: FieldMeeting;
  instead: FieldMeeting | undefined;
  now: string;
}

function MeetingRow({ meeting, instead, now }: RowProps) {
  const { t } = useTexts();
  return (
    <li className={instead ? `${classes.row} ${classes.replaced}` : classes.row}>
      <bdi className={classes.time}>{wallClock(meeting.start)}</bdi>
      <span className={classes.texts}>
        <bdi className={classes.title}>{meeting.label}</bdi>
        {instead ? (
          <>
            <span className={classes.line}>
              {t('service:instead', {
                label: instead.label,
                time: wallClock(instead.start),
                place: placeOf(t, instead),
              })}
            </span>
            <StatusChip state="replaced" />
          </>
        ) : (
          <>
            <bdi className={classes.line}>{placeOf(t, meeting)}</bdi>
            {meeting.moved_from && (
              <span className={classes.line}>
                {t('service:clockChange', {
                  time: clockTime(meeting.moved_from),
                  start: wallClock(meeting.start),
                })}
              </span>
            )}
            <span className={classes.line}>
              <bdi>{leaderOf(t, meeting)}</bdi>
              {/* A telephone has a call icon at the end of the row instead. */}
              {meeting.overseer?.phone && (
                <span className={classes.number}>
                  <PhoneNumber stored={meeting.overseer.phone} />
                </span>
              )}
            </span>
            {meeting.overseer === null && <StatusChip state="open" />}
            {meeting.own_group && meeting.groups.length > 0 && (
              <StatusChip state="mine" label={t('service:yourGroup')} />
            )}
          </>
        )}
      </span>
      {!instead && <MeetingIcons meeting={meeting} now={now} />}
    </li>
  );
}

function Week({ meetings, start, now }: { meetings: readonly FieldMeeting[]; start: string; now: string }) {
  const { t } = useTexts();
  const ofWeek = meetings.filter(({ start: at }) => at >= start && at < addDays(start, 7));
  const days = groupBy(ofWeek, ({ start: at }) => at.slice(0, 10));
  if (days.size === 0)
    return <EmptyState icon={<IconUsersGroup aria-hidden="true" />}>{t('service:noneThisWeek')}</EmptyState>;
  return (
    <>
      <div className={classes.days}>
        {[...days].map(([day, rows]) => (
          <Section
            key={day}
            title={weekdayOf(new Date(`${day}T00:00:00Z`).getUTCDay() || 7, 'long')}
            aside={<bdi className={classes.date}>{dayAndMonth(day)}</bdi>}
          >
            <Card>
              <ul className={classes.rows}>
                {rows.map((meeting) => (
                  <MeetingRow
                    key={meeting.id}
                    meeting={meeting}
                    instead={meetings.find(({ id }) => id === meeting.replaced_by)}
                    now={now}
                  />
                ))}
              </ul>
            </Card>
          </Section>
        ))}
      </div>
      <div className={classes.share}>
        <ShareButton
          text={weekAsText(t, ofWeek, start)}
          labels={{
            share: t('service:shareWeek.share'),
            copy: t('service:shareWeek.copy'),
            copied: t('service:shareWeek.copied'),
          }}
        />
      </div>
    </>
  );
}

function Schedule({ meetings }: { meetings: readonly FieldMeeting[] }) {
  const now = useNow();
  const today = now.slice(0, 10);
  const [start, setStart] = useState(startOfWeek(today, monday));
  const next = nextGroupMeeting(meetings, now);
  return (
    <div className={classes.screen}>
      {next && <NextGroup meeting={next} now={now} />}
      <WeekNavigator
        date={start}
        today={today}
        firstDay={monday}
        earliest={startOfWeek(today, monday)}
        latest={meetings.at(-1)!.start.slice(0, 10)}
        onWeek={setStart}
      />
      <Week meetings={meetings} start={start} now={now} />
    </div>
  );
}

export function ServiceWeekScreen() {
  const { t } = useTexts();
  const meetings = useRead(read, {}, { kept: true });
  const permits = usePermits();
  const adds =
    permits.has('settings.field_service_locations') && permits.has('settings.field_service_locations.add');
  const action = adds && (
    <Button component={Link} to="/settings/field-service-locations/" variant="light">
      {t('service:weekly.add')}
    </Button>
  );
  return (
    <Page title={t('service:title')} line={t('service:weekLine')} back wide>
      <QueryState
        query={meetings}
        skeleton={{ height: 96, count: 4 }}
        empty={{ icon: <IconUsersGroup aria-hidden="true" />, text: t('service:empty'), action }}
      >
        {(rows) => <Schedule meetings={rows} />}
      </QueryState>
    </Page>
  );
}
