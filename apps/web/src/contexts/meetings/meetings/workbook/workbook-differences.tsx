/** Changes of a workbook by week, with a choice for each conflict. */
import { Button } from '@mantine/core';
import { phraseIn } from '#platform/phrase-in.ts';
import { type Translate, useTexts } from '#platform/texts.ts';
import { Section } from '#ui/card.tsx';
import { type Difference, DifferenceList } from '#ui/schedule/difference-list.tsx';
import { dayAndMonth } from '#ui/schedule/schedule-dates.ts';
import type { OneWorkbook, WorkbookReport } from './use-workbook-import.ts';
import classes from './workbook.module.css';

type ReportedDifference = WorkbookReport['weeks'][number]['differences'][number];

/** Formats qualification ids, `6+18`. */
const sayValue = (t: Translate, field: ReportedDifference['field'], value: string | null): string | null =>
  field === 'needs' && value
    ? value
        .split('+')
        .map((code) => t(phraseIn('people:parts.name', code)))
        .join(' + ')
    : value;

function fieldName(t: Translate, { field, part }: ReportedDifference): string {
  if (field === 'added' || field === 'removed') return t(`workbook:${field}`);
  const name = t(`workbook:field.${field}`);
  return field === 'reading' ? name : t('workbook:fieldOf', { field: name, part });
}

function rowOf(t: Translate, told: ReportedDifference, index: number): Difference {
  const { key, field, before, after } = told;
  return {
    key: key ?? `${index}`,
    field: fieldName(t, told),
    before: sayValue(t, field, before),
    after: sayValue(t, field, after),
  };
}

const keysOf = (differences: readonly ReportedDifference[]): string[] =>
  differences.flatMap(({ key }) => key ?? []);

/** Chooses one side for many conflicts; each can still be changed. */
function ChooseAll({ label, keys, one }: { label: string; keys: readonly string[]; one: OneWorkbook }) {
  const { t } = useTexts();
  return (
    <fieldset className={classes.all} aria-label={label}>
      <Button variant="default" onClick={() => one.choose(keys, 'mine')}>
        {t('workbook:keepAll')}
      </Button>
      <Button variant="default" onClick={() => one.choose(keys, 'theirs')}>
        {t('workbook:takeAll')}
      </Button>
    </fieldset>
  );
}

function WeekDifferences({ week, one }: { week: WorkbookReport['weeks'][number]; one: OneWorkbook }) {
  const { t } = useTexts();
  const title = t('workbook:differences', { date: dayAndMonth(week.week) });
  const keys = keysOf(week.differences);
  const asked = week.differences.filter(({ key }) => key !== null);
  const others = week.differences.filter(({ key }) => key === null);
  const chosen = Object.fromEntries(
    Object.entries(one.choices).map(([key, side]) => [key, side === 'mine' ? 'before' : 'after'] as const),
  );
  return (
    <Section title={title}>
      {keys.length > 1 && (
        <ChooseAll label={t('workbook:allOf', { date: dayAndMonth(week.week) })} keys={keys} one={one} />
      )}
      {asked.length > 0 && (
        <DifferenceList
          label={title}
          differences={asked.map((told, index) => rowOf(t, told, index))}
          chosen={chosen}
          onChoose={(key, side) => one.choose([key], side === 'before' ? 'mine' : 'theirs')}
        />
      )}
      {others.length > 0 && (
        <DifferenceList label={title} differences={others.map((told, index) => rowOf(t, told, index))} />
      )}
    </Section>
  );
}

export function WorkbookDifferences({ one }: { one: OneWorkbook }) {
  const { t } = useTexts();
  const { report } = one;
  if (!report?.dry_run) return null;
  const weeks = report.weeks.filter(({ differences }) => differences.length > 0);
  const asking = weeks.filter(({ differences }) => keysOf(differences).length > 0);
  const keys = asking.flatMap(({ differences }) => keysOf(differences));
  return (
    <>
      {asking.length > 1 && (
        <Section title={t('workbook:allWeeks')}>
          <ChooseAll label={t('workbook:allWeeks')} keys={keys} one={one} />
        </Section>
      )}
      {weeks.map((week) => (
        <WeekDifferences key={week.week} week={week} one={one} />
      ))}
    </>
  );
}
