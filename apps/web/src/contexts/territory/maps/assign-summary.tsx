/** Counts of the maps in the pane next to their list; a press shows the counted maps. */
import { assignFilters, fitsFilter } from '@sheaf/rules/territory/maps/assign-list';
import { useTexts } from '#platform/texts.ts';
import { ListSummary } from '#ui/list-summary.tsx';
import type { AssignView } from './assign-tools.tsx';
import type { AssignRow } from './map-labels.ts';

interface AssignSummaryProps extends Pick<AssignView, 'filter'> {
  maps: readonly AssignRow[];
  onChange: (change: Partial<AssignView>) => void;
}

export function AssignSummary({ maps, filter, onChange }: AssignSummaryProps) {
  const { t } = useTexts();
  const facts = assignFilters.flatMap((of) =>
    of === 'all'
      ? []
      : {
          label: t(`maps:assign.facts.${of}`),
          count: maps.filter((map) => fitsFilter(map, of)).length,
          shown: filter === of,
          onClick: () => onChange({ filter: filter === of ? 'all' : of, search: '' }),
        },
  );
  return <ListSummary facts={facts} />;
}
