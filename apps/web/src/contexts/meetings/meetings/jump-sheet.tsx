/**
 * Sheet with the days of the weeks, the language groups, and another year, month or week; each choice opens
 * its week at once behind the sheet (MEET-S1, MEET-R2).
 */
import { Button, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { weekInMonth, weekInYear, weeksOfMonth } from '@sheaf/rules/meetings/meetings/schedule-jump';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import { today } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { monthTitle } from '#ui/schedule/schedule-dates.ts';
import { weekTitle } from '#ui/schedule/schedule-spans.ts';
import { WeekChips } from '#ui/schedule/week-chips.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { LanguageGroupSelect } from './language-groups/language-group-select.tsx';
import { useWeekChips, type WeekChipsSource } from './week-bar.tsx';

const yearsBack = 5;
const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

interface JumpSheetProps extends WeekChipsSource {
  onClose: () => void;
}

export function JumpSheet({ onClose, ...source }: JumpSheetProps) {
  const { t } = useTexts();
  const { address } = source;
  const chips = useWeekChips(source);
  const { week, open } = address;
  const [year = '', month = ''] = week.split('-');
  const now = Number(today().slice(0, 4));
  const years = Array.from({ length: yearsBack + 2 }, (_, index) => String(now - yearsBack + index));
  return (
    <Sheet
      opened
      title={t('meetings:jump.title')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={onClose}
      footer={<Button type="submit">{t('meetings:jump.show')}</Button>}
    >
      <LanguageGroupSelect value={address.group} onChange={(group) => open({ group })} />
      <WeekChips
        weeks={chips}
        chosen={chips.find(({ date }) => mondayOf(date) === week)?.date ?? ''}
        onChoose={(date) => {
          open({ week: mondayOf(date) });
          onClose();
        }}
      />
      {week !== mondayOf(today()) && (
        <Button
          variant="light"
          onClick={() => {
            open({ week: mondayOf(today()) });
            onClose();
          }}
        >
          {t('schedule:week.toToday')}
        </Button>
      )}
      <NativeSelect
        label={t('meetings:jump.year')}
        value={year}
        data={years.includes(year) ? years : [year, ...years].sort()}
        onChange={({ currentTarget }) => open({ week: weekInYear(Number(currentTarget.value), today()) })}
      />
      <NativeSelect
        label={t('meetings:jump.month')}
        value={month}
        data={months.map((value) => ({ value, label: monthTitle(`${year}-${value}`) }))}
        onChange={({ currentTarget }) =>
          open({ week: weekInMonth(`${year}-${currentTarget.value}`, today()) })
        }
      />
      <NativeSelect
        label={t('meetings:jump.week')}
        value={week}
        data={weeksOfMonth(`${year}-${month}`).map((value) => ({ value, label: weekTitle(t, value) }))}
        onChange={({ currentTarget }) => open({ week: currentTarget.value })}
      />
    </Sheet>
  );
}
