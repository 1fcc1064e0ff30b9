/** Samples: weeks, days, statuses and the next duty. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Card, Section } from '#ui/card.tsx';
import { DateBlock } from '#ui/schedule/date-block.tsx';
import { DutyIcon, dutyKindIcons } from '#ui/schedule/duty-icon.tsx';
import { NextCard } from '#ui/schedule/next-card.tsx';
import { OpenPlace } from '#ui/schedule/open-place.tsx';
import { type ScheduleState, scheduleStates } from '#ui/schedule/schedule-states.ts';
import { MonthNavigator, WeekNavigator } from '#ui/schedule/span-navigator.tsx';
import { StatusChip } from '#ui/schedule/status-chip.tsx';
import { StatusTrail } from '#ui/schedule/status-trail.tsx';
import { WeekChips } from '#ui/schedule/week-chips.tsx';
import { WeekGrid } from '#ui/schedule/week-grid.tsx';
import classes from './kit-screen.module.css';
import {
  dates,
  nextActions,
  nextCards,
  now,
  openPlaces,
  shifts,
  today,
  trails,
  weekChips,
} from './week-data.ts';

export function WeekSamples({ onPress }: { onPress: (what: string) => void }) {
  const [date, setDate] = useState(today);
  const [sunday, setSunday] = useState(today);
  const [month, setMonth] = useState('2026-11');
  const [week, setWeek] = useState('2026-12-07');
  return (
    <>
      <Section title="Navigators">
        <div className={classes.stack}>
          <WeekNavigator date={date} today={today} firstDay={1} onWeek={setDate} />
          <WeekNavigator
            date={sunday}
            today={today}
            firstDay={7}
            earliest="2026-11-22"
            latest="2026-12-20"
            onWeek={setSunday}
          />
          <MonthNavigator month={month} today={today} onMonth={setMonth} />
          <WeekChips weeks={weekChips} chosen={week} onChoose={setWeek} />
        </div>
      </Section>
      <Section title="NextCard">
        <div className={classes.stack}>
          {nextCards.map((card) => (
            <NextCard key={card.title} now={now} {...card}>
              <Button variant="default" onClick={() => onPress(card.title)}>
                {nextActions.cant}
              </Button>
              <Button variant="light" onClick={() => onPress(card.title)}>
                {nextActions.calendar}
              </Button>
            </NextCard>
          ))}
        </div>
      </Section>
      <Section title="WeekGrid">
        <WeekGrid
          start="2026-11-23"
          entries={shifts}
          now={now}
          hours={{ from: 7, to: 17 }}
          onOpen={onPress}
        />
      </Section>
      <Section title="DateBlock">
        <Card padded>
          <div className={classes.inline}>
            {dates.map((day) => (
              <DateBlock key={day} date={day} past={day < today} />
            ))}
          </div>
        </Card>
      </Section>
      <Section title="StatusTrail">
        <Card padded>
          <div className={classes.stack}>
            {trails.map(({ key, ...trail }) => (
              <StatusTrail key={key} {...trail} />
            ))}
          </div>
        </Card>
      </Section>
      <Section title="StatusChip">
        <div className={classes.inline}>
          {(Object.keys(scheduleStates) as ScheduleState[]).map((state) => (
            <StatusChip key={state} state={state} />
          ))}
        </div>
      </Section>
      <Section title="DutyIcon">
        <div className={classes.inline}>
          {dutyKindIcons.map((kind) => (
            <DutyIcon key={kind} kind={kind} mine={kind === 'door'} />
          ))}
        </div>
      </Section>
      <Section title="OpenPlace">
        <div className={classes.stack}>
          {openPlaces.map((place) => (
            <OpenPlace key={place.label} {...place} onClick={() => onPress(place.label)} />
          ))}
        </div>
      </Section>
    </>
  );
}
