/** Counts of the maps by state and type in the pane next to their list; a press shows the counted maps. */
import {
  fitsManagerFilter,
  type ManagerFilter,
  managerStates,
} from '@sheaf/rules/territory/maps/manager-list';
import { mapTypes } from '@sheaf/rules/territory/maps/map-type';
import type { MapRow } from '#contexts/territory/maps/map-list.api.ts';
import { type Translate, useTexts } from '#platform/texts.ts';
import { ListSummary } from '#ui/list-summary.tsx';

interface MapSummaryProps {
  maps: readonly MapRow[];
  filter: ManagerFilter;
  onFilter: (filter: ManagerFilter) => void;
}

function labelOf(t: Translate, filter: NonNullable<ManagerFilter>): string {
  if (typeof filter === 'number') return t(`maps:legend.${filter}`);
  return filter === 'never' ? t('territory:overview.never') : t(`maps:assign.facts.${filter}`);
}

export function MapSummary({ maps, filter, onFilter }: MapSummaryProps) {
  const { t } = useTexts();
  const factOf = (of: NonNullable<ManagerFilter>) => ({
    label: labelOf(t, of),
    count: maps.filter((map) => fitsManagerFilter(map, of)).length,
    shown: filter === of,
    onClick: () => onFilter(filter === of ? null : of),
  });
  const facts = [...managerStates, ...mapTypes.codes].map(factOf);
  return (
    <ListSummary
      facts={facts.filter(({ count, shown }, at) => at < managerStates.length || count > 0 || shown)}
    />
  );
}
