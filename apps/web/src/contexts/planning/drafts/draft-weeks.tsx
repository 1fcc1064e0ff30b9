/** The weeks of a draft on a phone: one week at a time, its places below each other (X-FAIR-34). */
import { Button } from '@mantine/core';
import { groupBy } from '@sheaf/rules/group-by';
import { useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { Card } from '#ui/card.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PageFooter } from '#ui/page-footer.tsx';
import { DraftCell } from '#ui/schedule/draft-cell.tsx';
import { fullDay } from '#ui/schedule/schedule-dates.ts';
import { weekTitle } from '#ui/schedule/schedule-spans.ts';
import { type WeekChip, WeekChips } from '#ui/schedule/week-chips.tsx';
import { type DraftColumn, type DraftWeek, firstPlace, isUnfilled, type SpanPlace } from './draft-model.ts';
import type { DraftViewProps } from './draft-view.ts';
import classes from './draft-weeks.module.css';
import { GivenPlace } from './given-place.tsx';
import { type TitleOf, useTitles } from './place-titles.ts';
import { nobodyText, reasonsOf } from './reason-texts.ts';
import { useNames } from './use-names.ts';

const ProposalSheet = lazyPart(async () => (await import('./proposal-sheet.tsx')).ProposalSheet);

function useChips(weeks: readonly DraftWeek[]): WeekChip[] {
  const { t } = useTexts();
  return weeks.map(({ monday, counts: { open, proposed } }) => {
    if (proposed === 0 && open === 0) return { date: monday, state: 'accepted' };
    if (open > 0) return { date: monday, state: 'unfilled', label: t('drafts:toDo', { count: open }) };
    return { date: monday, state: 'ready' };
  });
}

interface WeekProps extends DraftViewProps {
  week: DraftWeek;
  titleOf: TitleOf;
  onChange: (place: SpanPlace, title: string) => void;
}

/** Number of the column among those of a day, 0 for the only one. */
function numberWithin(day: readonly { column: DraftColumn }[], { key, number }: DraftColumn): number {
  const duty = (other: string): string => other.slice(0, other.lastIndexOf(' '));
  return day.some(({ column }) => column.key !== key && duty(column.key) === duty(key)) ? number : 0;
}

function Week({ week, grid, actions, edits, titleOf, onChange }: WeekProps) {
  const { t } = useTexts();
  const nameOf = useNames();
  const [opened, setOpened] = useState<number | null>(null);
  const placed = grid.columns.flatMap((column) => {
    const place = week.cells.get(column.key);
    return place ? [{ place, column }] : [];
  });
  const meetings = [...groupBy(placed, ({ place }) => place.date)].sort(([one], [other]) =>
    one.localeCompare(other),
  );
  return meetings.map(([date, own]) => (
    <section key={date} aria-label={fullDay(date)}>
      <h3 className={classes.day}>{fullDay(date)}</h3>
      <Card>
        {own.map(({ place, column }) => {
          const title = titleOf({ ...column, number: numberWithin(own, column) });
          if (place.state !== 'proposed' || !edits)
            return <GivenPlace key={place.id} place={place} title={title} nameOf={nameOf} />;
          const person = place.user_id === null ? null : nameOf(place.user_id);
          return (
            <DraftCell
              key={place.id}
              duty={title}
              person={person}
              state={isUnfilled(place) ? 'unfilled' : place.locked ? 'locked' : 'proposed'}
              {...(person === null && { problem: nobodyText(t, place.reasons) })}
              reasons={reasonsOf(t, place.reasons, nameOf)}
              opened={opened === place.id}
              onOpen={(open) => setOpened(open ? place.id : null)}
              onChange={() => onChange(place, title)}
              {...(person !== null && { onLock: (locked: boolean) => actions.lock(place, locked) })}
            />
          );
        })}
      </Card>
    </section>
  ));
}

export function DraftWeeks(props: DraftViewProps) {
  const { draft, grid, actions, edits } = props;
  const { t } = useTexts();
  const nameOf = useNames();
  const titleOf = useTitles();
  const chips = useChips(grid.weeks);
  const [wanted, setWanted] = useState<string | null>(null);
  const [changing, setChanging] = useState<{ place: number; title: string } | null>(null);
  const first = grid.weeks.find(({ places }) => places.some(({ id }) => id === firstPlace(grid)?.id));
  const week = grid.weeks.find(({ monday }) => monday === wanted) ?? first ?? grid.weeks[0]!;
  const changed = draft.places.find(({ id }) => id === changing?.place);
  return (
    <>
      <WeekChips weeks={chips} chosen={week.monday} onChoose={setWanted} />
      <h2 className={classes.week}>{weekTitle(t, week.monday)}</h2>
      <Week
        key={week.monday}
        {...props}
        week={week}
        titleOf={titleOf}
        onChange={({ id }, title) => setChanging({ place: id, title })}
      />
      {edits && (
        <PageFooter>
          <Button
            variant="default"
            size="md"
            disabled={actions.isBusy || week.counts.proposed === 0}
            onClick={() => actions.accept([week.monday])}
          >
            {t('drafts:acceptWeek')}
          </Button>
          <Button
            size="md"
            disabled={actions.isBusy || grid.counts.proposed === 0}
            onClick={() => actions.accept()}
          >
            {t('drafts:accept')}
          </Button>
        </PageFooter>
      )}
      {changing && changed && (
        <ProposalSheet
          draft={draft.id}
          place={changed}
          title={changing.title}
          nameOf={nameOf}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  );
}
