/** ASSIGN-S1: search, filters and sorting of the list for map assigners; a desk sorts by headings. */
import {
  type AssignFilter,
  type AssignSorting,
  type AssignSortKey,
  assignFilters,
  fitsFilter,
  nextSorting,
} from '@sheaf/rules/territory/maps/assign-list';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconSortAscending from '@tabler/icons-react/dist/esm/icons/IconSortAscending.mjs';
import IconSortDescending from '@tabler/icons-react/dist/esm/icons/IconSortDescending.mjs';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { Chips } from '#ui/chips.tsx';
import { useWideScreen } from '#ui/desk-table/use-wide-screen.ts';
import { SearchField } from '#ui/search-field.tsx';
import classes from './assign.module.css';
import type { AssignRow } from './map-labels.ts';

const sortKeys: readonly AssignSortKey[] = ['number', 'longestOut', 'lastCompleted'];

export interface AssignView {
  filter: AssignFilter;
  search: string;
  sorting: AssignSorting | undefined;
}

interface ToolsProps {
  maps: readonly AssignRow[];
  view: AssignView;
  onChange: (change: Partial<AssignView>) => void;
}

export function AssignTools({ maps, view, onChange }: ToolsProps) {
  const { t } = useTexts();
  const desk = useWideScreen();
  const { sorting } = view;
  const Direction = sorting?.descending ? IconSortDescending : IconSortAscending;
  return (
    <div className={classes.tools}>
      <div className={classes.search}>
        <SearchField
          label={t('maps:assign.search')}
          value={view.search}
          onChange={(search) => onChange({ search })}
        />
      </div>
      <Chips label={t('maps:assign.filters')} oneLine>
        {assignFilters.map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={view.filter === filter}
            onClick={() => onChange({ filter: view.filter === filter ? 'all' : filter })}
          >
            {t(`maps:assign.filter.${filter}`, {
              count: maps.filter((map) => fitsFilter(map, filter)).length,
            })}
          </button>
        ))}
      </Chips>
      {!desk && (
        <Chips label={t('maps:assign.sort.label')} oneLine>
          <IconArrowsSort aria-hidden="true" size={20} className={classes.sign} />
          {sortKeys.map((key) => {
            const on = sorting?.key === key;
            const direction = on ? t(`maps:assign.${sorting.descending ? 'descending' : 'ascending'}`) : '';
            return (
              <button
                key={key}
                type="button"
                aria-pressed={on}
                aria-label={joinTexts([t(`maps:assign.sort.${key}`), direction])}
                onClick={() => onChange({ sorting: nextSorting(sorting, key) })}
              >
                {t(`maps:assign.sort.${key}`)} {on && <Direction aria-hidden="true" size={18} />}
              </button>
            );
          })}
        </Chips>
      )}
    </div>
  );
}
