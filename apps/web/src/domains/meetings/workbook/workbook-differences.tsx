/** What a workbook changes in each week, and where both sides changed something, which one stays. */

import { phraseIn } from '../../../platform/phrase-in.ts';
import { type Translate, useTexts } from '../../../platform/texts.ts';
import { Section } from '../../../ui/card.tsx';
import { type Difference, DifferenceList } from '../../../ui/schedule/difference-list.tsx';
import { dayAndMonth } from '../../../ui/schedule/schedule-dates.ts';
import type { OneWorkbook, WorkbookReport } from './use-workbook-import.ts';

type Told = WorkbookReport['weeks'][number]['differences'][number];

/** Qualifications come as numbers, `6+18`. */
const sayValue = (t: Translate, field: Told['field'], value: string | null): string | null =>
  field === 'needs' && value
    ? value
        .split('+')
        .map((code) => t(phraseIn('people:parts.name', code)))
        .join(' + ')
    : value;

function rowOf(t: Translate, told: Told, index: number): Difference {
  const { key, part, field, before, after } = told;
  const isWhole = field === 'added' || field === 'removed';
  return {
    key: key ?? `${index}`,
    field: isWhole
      ? t(`workbook:${field}`)
      : t('workbook:fieldOf', { field: t(`workbook:field.${field}`), part }),
    before: sayValue(t, field, before),
    after: sayValue(t, field, after),
  };
}

function WeekDifferences({ week, one }: { week: WorkbookReport['weeks'][number]; one: OneWorkbook }) {
  const { t } = useTexts();
  const title = t('workbook:differences', { date: dayAndMonth(week.week) });
  const asked = week.differences.filter(({ key }) => key !== null);
  const others = week.differences.filter(({ key }) => key === null);
  const chosen = Object.fromEntries(
    Object.entries(one.choices).map(([key, side]) => [key, side === 'mine' ? 'before' : 'after'] as const),
  );
  return (
    <Section title={title}>
      {asked.length > 0 && (
        <DifferenceList
          label={title}
          differences={asked.map((told, index) => rowOf(t, told, index))}
          chosen={chosen}
          onChoose={(key, side) => one.choose(key, side === 'before' ? 'mine' : 'theirs')}
        />
      )}
      {others.length > 0 && (
        <DifferenceList label={title} differences={others.map((told, index) => rowOf(t, told, index))} />
      )}
    </Section>
  );
}

export function WorkbookDifferences({ one }: { one: OneWorkbook }) {
  const { report } = one;
  if (!report?.dry_run) return null;
  const weeks = report.weeks.filter(({ differences }) => differences.length > 0);
  return (
    <>
      {weeks.map((week) => (
        <WeekDifferences key={week.week} week={week} one={one} />
      ))}
    </>
  );
}
