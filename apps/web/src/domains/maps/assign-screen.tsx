/** ASSIGN-S1: who holds which map, and everything that can be done about it. */
import { useMediaQuery } from '@mantine/hooks';
import {
  type AssignFilter,
  type AssignSorting,
  type AssignSortKey,
  assignFilters,
  chooseAssignList,
  fitsFilter,
  nextSorting,
} from '@sheaf/rules/maps/assign-list';
import { mapTypes, populatedFrom } from '@sheaf/rules/maps/map-type';
import IconSortAscending from '@tabler/icons-react/dist/esm/icons/IconSortAscending.mjs';
import IconSortDescending from '@tabler/icons-react/dist/esm/icons/IconSortDescending.mjs';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { live } from '../../platform/live.ts';
import { joinTexts, useTexts } from '../../platform/texts.ts';
import { useRead } from '../../platform/use-read.ts';
import { useWrite } from '../../platform/use-write.ts';
import { Chips } from '../../ui/chips.tsx';
import { Page } from '../../ui/page.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import classes from './assign.module.css';
import { AssignCard, type AssignDeed } from './assign-card.tsx';
import { AssignSheet } from './assign-sheet.tsx';
import { CompleteSheet } from './complete-sheet.tsx';
import { type AssignRow, placeOf } from './map-words.ts';
import { NoMaps } from './no-maps.tsx';
import { PopulatingSheet } from './populating-sheet.tsx';
import { ReassignSheet } from './reassign-sheet.tsx';
import { TakeBackSheet } from './take-back-sheet.tsx';

const sortKeys: readonly AssignSortKey[] = ['number', 'lastCompleted'];
const cardHeight = 190;

interface Wanted {
  filter: AssignFilter;
  search: string;
  sorting: AssignSorting | undefined;
}

interface ToolsProps {
  maps: readonly AssignRow[];
  wanted: Wanted;
  onChange: (change: Partial<Wanted>) => void;
}

function Tools({ maps, wanted, onChange }: ToolsProps) {
  const { t } = useTexts();
  const { sorting } = wanted;
  const Turn = sorting?.descending ? IconSortDescending : IconSortAscending;
  return (
    <div className={classes.tools}>
      <div className={classes.search}>
        <SearchField
          label={t('maps:assign.search')}
          value={wanted.search}
          onChange={(search) => onChange({ search })}
        />
      </div>
      <Chips label={t('maps:assign.filters')} oneLine>
        {assignFilters.map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={wanted.filter === filter}
            onClick={() => onChange({ filter: wanted.filter === filter ? 'all' : filter })}
          >
            {t(`maps:assign.filter.${filter}`, {
              count: maps.filter((map) => fitsFilter(map, filter)).length,
            })}
          </button>
        ))}
      </Chips>
      <Chips label={t('maps:assign.sort.label')} oneLine>
        {sortKeys.map((key) => {
          const on = sorting?.key === key;
          const way = on ? t(`maps:assign.${sorting.descending ? 'descending' : 'ascending'}`) : '';
          return (
            <button
              key={key}
              type="button"
              aria-pressed={on}
              aria-label={joinTexts([t(`maps:assign.sort.${key}`), way])}
              onClick={() => onChange({ sorting: nextSorting(sorting, key) })}
            >
              {t(`maps:assign.sort.${key}`)} {on && <Turn aria-hidden="true" size={18} />}
            </button>
          );
        })}
      </Chips>
    </div>
  );
}

interface CardsProps {
  maps: readonly AssignRow[];
  problemOf: (map: AssignRow) => string | undefined;
  onDeed: (map: AssignRow, deed: AssignDeed) => void;
}

/** Only the cards on the screen and a few around it are there: 300 of them would stutter on an old phone. */
function Cards({ maps, problemOf, onDeed }: CardsProps) {
  const columns = useMediaQuery('(min-width: 1100px)', false, { getInitialValueInEffect: false }) ? 2 : 1;
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  const rows = useVirtualRows(maps, columns, top);
  return (
    <div ref={list} className={classes.cards} style={{ blockSize: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          ref={rows.measureElement}
          data-index={index}
          className={classes.line}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {maps.slice(index * columns, (index + 1) * columns).map((map) => (
            <AssignCard key={map.id} map={map} problem={problemOf(map)} onDeed={onDeed} />
          ))}
        </div>
      ))}
    </div>
  );
}

const useVirtualRows = (maps: readonly AssignRow[], columns: number, top: number) =>
  useWindowVirtualizer({
    count: Math.ceil(maps.length / columns),
    estimateSize: () => cardHeight,
    overscan: 2,
    initialOffset: 0,
    scrollMargin: top,
    getItemKey: (index) => maps[index * columns]?.id ?? index,
  });

interface Chosen {
  id: number;
  deed: 'assign' | 'reassign' | 'recall' | 'cancel' | 'complete' | 'populating';
}

function ChosenSheet({
  map,
  deed,
  onGo,
}: {
  map: AssignRow;
  deed: Chosen['deed'];
  onGo: (next?: Chosen) => void;
}) {
  const close = (): void => onGo();
  // ASSIGN-R6: a map of another type than 1 fills its list to work now, and that is shown.
  const assigned = (): void =>
    onGo(populatedFrom(mapTypes.decode(map.type_id)) ? { id: map.id, deed: 'populating' } : undefined);
  if (deed === 'assign') return <AssignSheet map={map} onAssigned={assigned} onClose={close} />;
  if (deed === 'complete') return <CompleteSheet map={map} onClose={close} />;
  if (deed === 'populating') return <PopulatingSheet map={map} onClose={close} />;
  if (deed === 'reassign') return <ReassignSheet map={map} onClose={close} />;
  return <TakeBackSheet map={map} how={deed} onClose={close} />;
}

/** What is done at once, without a sheet; a failure shows on its card. */
function useQuickDeeds() {
  const lock = useWrite('maps.lockMap');
  const lookup = useWrite('maps.switchNumberLookup');
  const failed = [lock, lookup].find((action) => action.isError);
  return {
    run: (map: AssignRow, deed: 'lock' | 'lookup'): void =>
      deed === 'lock'
        ? lock.mutate({ params: { id: map.id }, body: { locked: !map.locked } })
        : lookup.mutate({ params: { id: map.id }, body: { on: !map.number_lookup } }),
    problemOf: (map: AssignRow): string | undefined =>
      failed?.variables?.params?.id === map.id ? failed.error?.message : undefined,
  };
}

export function AssignScreen() {
  const { t } = useTexts();
  const list = useRead('maps.listAssignMaps', {}, { refetchInterval: live.everyMinute });
  const maps = list.data;
  const [wanted, setWanted] = useState<Wanted>({ filter: 'all', search: '', sorting: undefined });
  const [chosen, setChosen] = useState<Chosen>();
  const quick = useQuickDeeds();
  // What is typed shows at once, the list follows when there is time.
  const later = useDeferredValue(wanted);
  const shown = useMemo(() => chooseAssignList(maps ?? [], later, placeOf), [maps, later]);
  const run = useRef(quick.run);
  run.current = quick.run;
  const onDeed = useCallback((map: AssignRow, deed: AssignDeed): void => {
    if (deed === 'lock' || deed === 'lookup') run.current(map, deed);
    else setChosen({ id: map.id, deed });
  }, []);
  const open = chosen && maps?.find(({ id }) => id === chosen.id);
  const counts = maps && {
    all: maps.length,
    out: maps.filter((map) => map.assignment).length,
    overdue: maps.filter((map) => map.overdue).length,
  };
  return (
    <Page title={t('maps:assign.title')} line={counts && t('maps:assign.line', counts)} back wide>
      <div className={classes.all}>
        <QueryState query={list} skeleton={{ height: cardHeight, count: 4 }}>
          {(all) =>
            all.length === 0 ? (
              <NoMaps />
            ) : (
              <>
                <Tools
                  maps={all}
                  wanted={wanted}
                  onChange={(change) => setWanted((now) => ({ ...now, ...change }))}
                />
                {shown.length === 0 && <p className={classes.nothing}>{t('maps:assign.nothing')}</p>}
                <Cards maps={shown} problemOf={quick.problemOf} onDeed={onDeed} />
              </>
            )
          }
        </QueryState>
      </div>
      {open && chosen && <ChosenSheet key={chosen.deed} map={open} deed={chosen.deed} onGo={setChosen} />}
    </Page>
  );
}
