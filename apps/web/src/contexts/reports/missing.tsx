/**
 * People missing in a month, longest first: with a reminder, or a button to enter the report of people who
 * cannot be reached (REPORTS-S1, MSG-O3).
 */
import { isMissing } from '@sheaf/rules/reports/report-list';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { Section } from '#ui/card.tsx';
import { MissingList, type MissingPerson } from '#ui/schedule/missing-list.tsx';
import type { MonthRow } from './month-rows.ts';

const longestFirst = (one: MonthRow, other: MonthRow): number =>
  Number(other.also_missing) - Number(one.also_missing) || one.last_first.localeCompare(other.last_first);

interface MissingProps {
  rows: readonly MonthRow[];
  onEnter: (id: number) => void;
  /** Without it the list has no reminders. */
  onRemind: ((ids: number[]) => void) | undefined;
}

function actionOf({ reachable, reminded }: MonthRow, mayRemind: boolean): MissingPerson['action'] {
  if (!mayRemind) return 'enter';
  if (reminded) return 'reminded';
  return reachable ? 'remind' : 'enter';
}

export function Missing({ rows, onEnter, onRemind }: MissingProps) {
  const { t } = useTexts();
  const lineOf = ({ group, also_missing, reachable }: MonthRow): string =>
    joinTexts([
      group ?? t('reports:month.noGroup'),
      also_missing && t('reports:month.alsoMissing'),
      onRemind && !reachable && t('reports:remind.noWay'),
    ]);
  const missing = rows.filter(isMissing).sort(longestFirst);
  return (
    <Section
      title={t('reports:month.missing')}
      aside={missing.length > 0 ? t('reports:month.longestFirst', { count: missing.length }) : undefined}
    >
      <MissingList
        label={t('reports:month.missing')}
        people={missing.map((row) => ({
          key: String(row.id),
          name: row.name,
          line: lineOf(row),
          action: actionOf(row, onRemind !== undefined),
        }))}
        {...(onRemind && { onRemind: (keys: string[]) => onRemind(keys.map(Number)) })}
        onEnter={(key) => onEnter(Number(key))}
      />
    </Section>
  );
}
