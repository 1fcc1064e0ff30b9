/** Midweek schedule, slips and duties for the chosen weeks (PRINT-P1, PRINT-P2, PRINT-P3, PRINT-O9). */
import { NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { type PrintSize, printSizes } from '@sheaf/rules/meetings/meetings/print-size';
import { type PrintSpan, printSpan } from '@sheaf/rules/meetings/meetings/print-span';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { LanguageGroupSelect } from '#contexts/meetings/meetings/language-groups.api.tsx';
import { SlipsPreview } from '#contexts/meetings/meetings/slips-preview.api.ts';
import { usePeople } from '#platform/collections/use-people.ts';
import { saveFile } from '#platform/save-file.ts';
import { usePermits } from '#platform/session.ts';
import { canShareFiles, sharePdf } from '#platform/share-file.ts';
import { useTexts } from '#platform/texts.ts';
import { nowHere } from '#platform/wall-times.ts';
import { Card, Section } from '#ui/card.tsx';
import { PersonSelect } from '#ui/person-select.tsx';
import { SaveButton } from '#ui/save-button.tsx';
import classes from './printing.module.css';

export function SpanFields({ span, onChange }: { span: PrintSpan; onChange: (span: PrintSpan) => void }) {
  const { t } = useTexts();
  const day = (name: keyof PrintSpan) => (
    <TextInput
      type="date"
      label={t(`printing:weeks.${name}`)}
      value={span[name]}
      {...(name === 'to' && { min: span.from })}
      onChange={({ currentTarget }) => onChange({ ...span, [name]: currentTarget.value })}
    />
  );
  return (
    <div className={classes.buttons}>
      {day('from')}
      {day('to')}
    </div>
  );
}

interface SizeFieldProps {
  label: string;
  value: PrintSize;
  onChange: (size: PrintSize) => void;
}

function SizeField({ label, value, onChange }: SizeFieldProps) {
  const { t } = useTexts();
  return (
    <NativeSelect
      label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value as PrintSize)}
      data={printSizes.names.map((name) => ({ value: name, label: t(`printing:size.${name}`) }))}
    />
  );
}

export function PaperButtons({ location, name }: { location: `/${string}`; name: string }) {
  const { t } = useTexts();
  return (
    <div className={classes.buttons}>
      <SaveButton
        label={t('printing:pdf')}
        busyLabel={t('printing:preparing')}
        onSave={() => saveFile({ location, name })}
      />
      {canShareFiles() && (
        <SaveButton
          label={t('printing:share')}
          busyLabel={t('printing:preparing')}
          onSave={() => sharePdf({ location, name })}
        />
      )}
    </div>
  );
}

const dayIn = (search: URLSearchParams, name: keyof PrintSpan): string | undefined =>
  /^\d{4}-\d\d-\d\d$/.exec(search.get(name) ?? '')?.[0];

/** Span from the address, otherwise the current month. */
function useSpan() {
  const [search] = useSearchParams();
  return useState(() =>
    printSpan({ from: dayIn(search, 'from'), to: dayIn(search, 'to') }, nowHere().slice(0, 10)),
  );
}

/** Query string without empty values. */
export const searchOf = (values: Record<string, string>): string =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();

export const groupOf = (group: number | null) => ({ language_group_id: group === null ? '' : String(group) });

export function MidweekSchedule() {
  const { t } = useTexts();
  const [span, setSpan] = useSpan();
  const [size, setSize] = useState<PrintSize>('two-up');
  const [group, setGroup] = useState<number | null>(null);
  return (
    <Section title={t('printing:midweek.menu')}>
      <Card padded>
        <div className={classes.entry}>
          <p>{t('printing:midweek.text')}</p>
          <LanguageGroupSelect value={group} onChange={setGroup} />
          <SpanFields span={span} onChange={setSpan} />
          <SizeField label={t('printing:midweek.size')} value={size} onChange={setSize} />
          <PaperButtons
            location={`/reports/meeting-schedule/${printSizes.encode(size)}?${searchOf({ ...span, ...groupOf(group) })}`}
            name={`s-140-${span.from}.pdf`}
          />
        </div>
      </Card>
    </Section>
  );
}

/** Schedule of the responsibilities at meetings, with heading and notes of their settings (PRINT-P1). */
export function DutySchedule() {
  const { t } = useTexts();
  const [span, setSpan] = useSpan();
  return (
    <Section title={t('printing:duties.menu')}>
      <Card padded>
        <div className={classes.entry}>
          <p>{t('printing:duties.text')}</p>
          <SpanFields span={span} onChange={setSpan} />
          <PaperButtons
            location={`/reports/attendant-schedule?${searchOf({ ...span })}`}
            name={`duties-${span.from}.pdf`}
          />
        </div>
      </Card>
    </Section>
  );
}

/** Week of the next circuit overseer visit (PRINT-P8). */
export function Visit() {
  const { t } = useTexts();
  return (
    <Section title={t('printing:visit.menu')}>
      <Card padded>
        <div className={classes.entry}>
          <p>{t('printing:visit.text')}</p>
          <PaperButtons location="/reports/co-schedule" name="visit.pdf" />
        </div>
      </Card>
    </Section>
  );
}

export function Slips() {
  const { t } = useTexts();
  const permits = usePermits();
  const people = usePeople();
  const [span, setSpan] = useSpan();
  const [size, setSize] = useState<PrintSize>('four-up');
  const [group, setGroup] = useState<number | null>(null);
  const [person, setPerson] = useState<number | null>(null);
  const search = searchOf({
    ...span,
    ...groupOf(group),
    size: String(printSizes.encode(size)),
    user_id: person === null ? '' : String(person),
  });
  return (
    <Section title={t('printing:slips.menu')}>
      <Card padded>
        <div className={classes.entry}>
          <p>{t('printing:slips.text')}</p>
          <LanguageGroupSelect value={group} onChange={setGroup} />
          <SpanFields span={span} onChange={setSpan} />
          <PersonSelect
            label={t('printing:slips.person')}
            nobody={t('printing:slips.everybody')}
            people={people.data ?? []}
            value={person}
            onChange={setPerson}
          />
          <SizeField label={t('printing:slips.size')} value={size} onChange={setSize} />
          <PaperButtons location={`/reports/s89?${search}`} name={`s-89-${span.from}.pdf`} />
        </div>
        {permits.has('schedules.meetings') && <SlipsPreview {...span} group={group} person={person} />}
      </Card>
    </Section>
  );
}
