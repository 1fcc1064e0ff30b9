/** ASSIGN-S1: the list of maps with their holders and all actions of map assigners. */
import { chooseAssignList } from '@sheaf/rules/territory/maps/assign-list';
import { useDeferredValue, useMemo } from 'react';
import { live } from '#platform/live.ts';
import { useTexts } from '#platform/texts.ts';
import { useKeptView } from '#platform/use-kept-view.ts';
import { useRead } from '#platform/use-read.ts';
import { useWideScreen } from '#ui/desk-table/use-wide-screen.ts';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SelectButton } from '#ui/selection/select-button.tsx';
import { useSelection } from '#ui/selection/use-selection.ts';
import classes from './assign.module.css';
import { AssignList, cardHeight } from './assign-list.tsx';
import { AssignSeveral } from './assign-several.tsx';
import { AssignSummary } from './assign-summary.tsx';
import { AssignTable, useMapsTable } from './assign-table.tsx';
import { AssignTools, type AssignView } from './assign-tools.tsx';
import { placeOf } from './map-labels.ts';
import { NoMaps } from './no-maps.tsx';
import { useMapActions } from './use-map-actions.tsx';

const everything: AssignView = { filter: 'all', search: '', sorting: undefined };

export function AssignScreen() {
  const { t } = useTexts();
  const list = useRead('maps.listAssignMaps', {}, { refetchInterval: live.everyMinute });
  const maps = list.data;
  const [view, change] = useKeptView('maps.assignView', everything);
  const actions = useMapActions(maps);
  // Typed text appears at once, the list follows as a deferred update.
  const later = useDeferredValue(view);
  const desk = useWideScreen();
  const chosen = useMemo(
    () => chooseAssignList(maps ?? [], desk ? { ...later, sorting: undefined } : later, placeOf),
    [maps, later, desk],
  );
  const table = useMapsTable(chosen);
  const shown = desk ? table.sorted.rows : chosen;
  const selection = useSelection(
    useMemo(() => shown.map(({ id }) => id), [shown]),
    true,
  );
  const counts = maps && {
    count: maps.length,
    out: maps.filter((map) => map.assignment).length,
    overdue: maps.filter((map) => map.overdue).length,
  };
  return (
    <Page
      title={t('maps:assign.title')}
      line={counts && t('maps:assign.line', counts)}
      back
      wide
      actions={shown.length > 0 && <SelectButton selection={selection} />}
    >
      <div className={classes.all}>
        <QueryState query={list} skeleton={{ height: cardHeight, count: 4 }}>
          {(all) =>
            all.length === 0 ? (
              <NoMaps />
            ) : (
              <>
                <AssignTools maps={all} view={view} onChange={change} />
                <p role="status" className={shown.length === 0 ? classes.nothing : classes.found}>
                  {shown.length === 0
                    ? t('maps:assign.nothing')
                    : later.search.trim() !== '' && t('maps:found', { count: shown.length, all: all.length })}
                </p>
                {desk && shown.length > 0 ? (
                  <AssignTable {...table} selection={selection} />
                ) : (
                  <AssignList
                    maps={shown}
                    selection={selection}
                    problemOf={actions.problemOf}
                    onAction={actions.onAction}
                  />
                )}
                <AssignSummary maps={all} filter={view.filter} onChange={change} />
              </>
            )
          }
        </QueryState>
      </div>
      <AssignSeveral maps={shown} selection={selection} />
      {actions.sheet}
    </Page>
  );
}
