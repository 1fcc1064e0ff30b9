/** Search, sort and filter controls of the candidates (MEET-R22, MEET-R23). */
import {
  arrangeCandidates,
  type CandidateFilter,
  candidateFilters,
  candidateSorts,
} from '@sheaf/rules/duties/candidate-list';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Chips } from '#ui/chips.tsx';
import { SearchField } from '#ui/search-field.tsx';
import classes from './assign-sheet.module.css';
import type { Candidate } from './candidates.ts';
import type { CandidateView } from './use-held-order.ts';

interface ToolsProps {
  candidates: readonly Candidate[];
  view: CandidateView;
  onChange: (view: CandidateView) => void;
}

/** A native select opens within reach of the thumb and is accessible. */
function SortButton({ view, onChange }: Omit<ToolsProps, 'candidates'>) {
  const { t } = useTexts();
  return (
    <span className={classes.sort}>
      <IconArrowsSort aria-hidden="true" size={24} />
      <select
        aria-label={t('chooser:sort.label')}
        value={view.sort}
        onChange={({ currentTarget }) => {
          const sort = candidateSorts.find((name) => name === currentTarget.value);
          if (sort) onChange({ ...view, sort });
        }}
      >
        {candidateSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`chooser:sort.${sort}`)}
          </option>
        ))}
      </select>
    </span>
  );
}

interface Choice {
  filter: CandidateFilter | null;
  groupId: number | null;
}

/** Hides filters that match everybody or nobody. */
function usefulChoices(candidates: readonly Candidate[], groups: readonly number[]): Choice[] {
  const choices: Choice[] = [
    ...candidateFilters.map((filter) => ({ filter, groupId: null })),
    ...groups.map((groupId) => ({ filter: null, groupId })),
  ];
  return choices.filter((choice) => {
    const { length } = arrangeCandidates(candidates, { sort: 'turn', ...choice });
    return length > 0 && length < candidates.length;
  });
}

function FilterChips({ candidates, view, onChange }: ToolsProps) {
  const { t } = useTexts();
  const groups = useRead('groups.listGroups', {}, { kept: true }).data ?? [];
  const named = new Map(groups.map(({ id, name }) => [id, name]));
  const choices = usefulChoices(candidates, [...named.keys()]);
  if (choices.length === 0) return null;
  const nameOf = ({ filter, groupId }: Choice): string => {
    if (filter !== null) return t(`chooser:filter.${filter}`);
    return groupId === null ? t('chooser:filter.all') : named.get(groupId)!;
  };
  return (
    <Chips label={t('chooser:filter.label')} oneLine>
      {[{ filter: null, groupId: null }, ...choices].map((choice) => {
        const on = choice.filter === view.filter && choice.groupId === view.groupId;
        return (
          <button
            key={`${choice.filter} ${choice.groupId}`}
            type="button"
            aria-pressed={on}
            onClick={() => onChange({ ...view, ...choice })}
          >
            {on && <IconCheck aria-hidden="true" size={18} />}
            <bdi>{nameOf(choice)}</bdi>
          </button>
        );
      })}
    </Chips>
  );
}

export function ChooserTools(props: ToolsProps) {
  const { t } = useTexts();
  const { candidates, view, onChange } = props;
  return (
    <div className={classes.tools}>
      <div className={classes.find}>
        <SearchField
          label={t('chooser:search', { count: candidates.length })}
          value={view.search}
          focused
          onChange={(search) => onChange({ ...view, search })}
        />
        <SortButton view={view} onChange={onChange} />
      </div>
      <FilterChips {...props} />
    </div>
  );
}
