/** The weeks of a draft on a desk: weeks down, places across, the reasons of a place next to them (X-FAIR-34). */
import { Button } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { KeyList } from '#ui/desk-table/key-list.tsx';
import { fullDay, shortDay } from '#ui/schedule/schedule-dates.ts';
import { SplitView } from '#ui/schedule/split-view.tsx';
import { draftKeyOf } from './draft-keys.ts';
import { type DraftWeek, firstPlace, isChanged, isUnfilled, type SpanPlace } from './draft-model.ts';
import classes from './draft-table.module.css';
import type { DraftViewProps } from './draft-view.ts';
import { GivenPlace } from './given-place.tsx';
import { type TitleOf, useTitles } from './place-titles.ts';
import { useProposalChoice } from './proposal-choice.tsx';
import { useNames } from './use-names.ts';

interface CellProps {
  place: SpanPlace;
  title: string;
  chosen: boolean;
  nameOf: (id: number) => string;
  onChoose: () => void;
}

function Cell({ place, title, chosen, nameOf, onChoose }: CellProps) {
  const { t } = useTexts();
  const { user_id, stood_id, locked, state } = place;
  const changed = isChanged(place);
  const unfilled = isUnfilled(place);
  const name = user_id === null || unfilled ? t('schedule:state.unfilled') : nameOf(user_id);
  return (
    <button
      type="button"
      className={classes.place}
      data-state={unfilled ? 'unfilled' : changed ? 'changed' : state}
      data-cell={place.id}
      aria-current={chosen || undefined}
      tabIndex={chosen ? 0 : -1}
      onClick={onChoose}
      onFocus={onChoose}
    >
      <bdi>{name}</bdi>
      {locked && state === 'proposed' && (
        <>
          <IconLock aria-hidden="true" size={14} />
          <span className="visually-hidden">{t('schedule:state.locked')}</span>
        </>
      )}
      {changed && (
        <>
          <IconRepeat aria-hidden="true" size={14} />
          <span className="visually-hidden">{t('drafts:repair.was', { name: nameOf(stood_id!) })}</span>
        </>
      )}
      <span className="visually-hidden">{t('drafts:cell', { title, day: fullDay(place.date) })}</span>
    </button>
  );
}

function AcceptWeek({
  week,
  actions,
  edits,
}: Pick<DraftViewProps, 'actions' | 'edits'> & { week: DraftWeek }) {
  const { t } = useTexts();
  const { proposed, open } = week.counts;
  if (proposed === 0)
    return open === 0 ? (
      <span className={classes.accepted}>
        <IconCircleCheck aria-hidden="true" size={20} />
        <span className="visually-hidden">{t('schedule:state.accepted')}</span>
      </span>
    ) : null;
  return (
    <button
      type="button"
      className={classes.accept}
      disabled={!edits || actions.isBusy}
      aria-label={t('drafts:acceptWeekOf', { day: shortDay(week.monday) })}
      onClick={() => actions.accept([week.monday])}
    >
      <IconCheck aria-hidden="true" size={20} />
    </button>
  );
}

interface TableProps extends DraftViewProps {
  titleOf: TitleOf;
  nameOf: (id: number) => string;
  chosen: number;
  onChoose: (place: number) => void;
}

/** Weeks down, places across. */
export function PlacesTable({ draft, grid, actions, edits, titleOf, nameOf, chosen, onChoose }: TableProps) {
  const { t } = useTexts();
  const table = useRef<HTMLTableElement>(null);
  // The changes of a repair are a few of hundreds of places.
  useEffect(() => {
    if (draft.mode === 'repair')
      table.current
        ?.querySelector(`[data-cell="${chosen}"]`)
        ?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [chosen, draft.mode]);
  const rows = grid.weeks.map(({ cells }) => grid.columns.map(({ key }) => cells.get(key)?.id ?? null));
  const move = (event: KeyboardEvent): void => {
    const act = draftKeyOf(event, rows, chosen);
    if (!act) return;
    event.preventDefault();
    if (act.type === 'move') table.current?.querySelector<HTMLElement>(`[data-cell="${act.place}"]`)?.focus();
    else {
      const place = grid.weeks.flatMap(({ places }) => places).find(({ id }) => id === chosen);
      if (place?.state === 'proposed' && place.user_id !== null && edits && !actions.isBusy)
        actions.lock(place, !place.locked);
    }
  };
  return (
    <div className={classes.scroll}>
      <table ref={table} className={classes.table} aria-label={t('drafts:table')} onKeyDown={move}>
        <thead>
          <tr>
            <th scope="col">{t('drafts:week')}</th>
            {grid.columns.map((column) => (
              <th key={column.key} scope="col" data-meeting={column.meeting}>
                <bdi>{titleOf(column)}</bdi>
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {grid.weeks.map((week) => (
            <tr key={week.monday}>
              <th scope="row">{shortDay(week.monday)}</th>
              {grid.columns.map((column) => {
                const place = week.cells.get(column.key);
                return (
                  <td key={column.key}>
                    {place && (
                      <Cell
                        place={place}
                        title={titleOf(column)}
                        chosen={place.id === chosen}
                        nameOf={nameOf}
                        onChoose={() => onChoose(place.id)}
                      />
                    )}
                  </td>
                );
              })}
              <td className={classes.end}>
                <AcceptWeek week={week} actions={actions} edits={edits} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function DraftTable(props: DraftViewProps) {
  const { draft, grid, actions, edits } = props;
  const { t } = useTexts();
  const nameOf = useNames();
  const titleOf = useTitles();
  const [wanted, setWanted] = useState<number | null>(null);
  const place = draft.places.find(({ id }) => id === wanted) ?? firstPlace(grid)!;
  const column = grid.columns.find(({ key }) =>
    grid.weeks.some(({ cells }) => cells.get(key)?.id === place.id),
  )!;
  const title = titleOf(column);
  const isEdited = edits && place.state === 'proposed';
  const choice = useProposalChoice({
    draft: draft.id,
    place,
    title,
    nameOf,
    onDone: () => {},
    isShown: isEdited,
  });
  const name = place.user_id === null ? t('schedule:state.unfilled') : nameOf(place.user_id);
  return (
    <SplitView
      list={
        <>
          <PlacesTable {...props} titleOf={titleOf} nameOf={nameOf} chosen={place.id} onChoose={setWanted} />
          <div className={classes.foot}>
            <KeyList
              keys={[
                { keys: t('drafts:keys.arrows'), does: t('drafts:keys.move') },
                { keys: 'L', does: t('drafts:keys.lock') },
              ]}
            />
            {edits && (
              <Button
                size="md"
                disabled={actions.isBusy || grid.counts.proposed === 0}
                onClick={() => actions.accept()}
              >
                {t('drafts:accept')}
              </Button>
            )}
          </div>
        </>
      }
      panel={{
        title: name,
        line: t('drafts:cell', { title, day: fullDay(place.date) }),
        content: isEdited ? choice.content : <GivenPlace place={place} title={title} nameOf={nameOf} />,
        ...(isEdited && { footer: choice.footer }),
      }}
      onClose={() => setWanted(null)}
    />
  );
}
