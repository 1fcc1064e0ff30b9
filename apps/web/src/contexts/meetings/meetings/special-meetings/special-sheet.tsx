/** Sheet with the programme of a special meeting and its numbers, which are saved together (X-MEMORIAL). */
import { Button } from '@mantine/core';
import {
  longestSpecialNote,
  longestSpecialPart,
  mostSpecialParts,
  type SpecialSeat,
  specialSeats,
} from '@sheaf/rules/meetings/meetings/special-meeting';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useTexts } from '#platform/texts.ts';
import { NumberField } from '#ui/form/number-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { Hint } from '#ui/page.tsx';
import classes from './special-sheet.module.css';
import type { SpecialMeeting } from './use-specials.ts';

interface EditedPart {
  /** Null for a new part. */
  id: number | null;
  title: string;
  minutes: number | null;
  song: number | null;
  seat: SpecialSeat;
}

const valuesOf = (meeting: SpecialMeeting | null) => ({
  note: meeting?.note ?? '',
  attendance: meeting?.attendance ?? null,
  partakers: meeting?.partakers ?? null,
  parts:
    meeting?.parts.map(
      ({ id, title, minutes, song, seat }): EditedPart => ({ id, title, minutes, song, seat }),
    ) ?? [],
});
type SpecialValues = ReturnType<typeof valuesOf>;

/** Null while a title or its minutes are missing. */
const bodyOf = ({ note, attendance, partakers, parts }: SpecialValues) =>
  parts.length === 0 || parts.some(({ title, minutes }) => title.trim() === '' || minutes === null)
    ? null
    : {
        note: note || null,
        attendance,
        partakers,
        parts: parts.map(({ id, minutes, ...part }) => ({
          ...part,
          ...(id !== null && { id }),
          minutes: minutes ?? 0,
        })),
      };

const movedUp = (parts: readonly EditedPart[], index: number): EditedPart[] => [
  ...parts.slice(0, index - 1),
  parts[index]!,
  parts[index - 1]!,
  ...parts.slice(index + 1),
];

const plain = { error: undefined, required: false, least: undefined, most: undefined };

interface PartFieldsProps {
  number: number;
  part: EditedPart;
  onChange: (change: Partial<EditedPart>) => void;
  onUp: () => void;
  onRemove: () => void;
}

function PartFields({ number, part, onChange, onUp, onRemove }: PartFieldsProps) {
  const { t } = useTexts();
  return (
    <fieldset className={classes.part}>
      <legend className={classes.legend}>{t('meetings:special.partNumber', { number })}</legend>
      <div className={classes.row}>
        <TextField
          label={t('meetings:part.title')}
          value={part.title}
          onChange={(title) => onChange({ title })}
          error={undefined}
          required
          least={1}
          most={longestSpecialPart}
        />
        <IconButton label={t('meetings:special.up', { number })} disabled={number === 1} onClick={onUp}>
          <IconArrowUp aria-hidden="true" size={20} />
        </IconButton>
        <IconButton label={t('meetings:special.remove', { number })} onClick={onRemove}>
          <IconTrash aria-hidden="true" size={20} />
        </IconButton>
      </div>
      <div className={classes.numbers}>
        <NumberField
          {...plain}
          required
          least={0}
          most={120}
          label={t('meetings:part.time')}
          value={part.minutes}
          onChange={(minutes) => onChange({ minutes })}
        />
        <NumberField
          {...plain}
          least={1}
          most={999}
          label={t('meetings:special.song')}
          value={part.song}
          onChange={(song) => onChange({ song })}
        />
      </div>
      <SelectField
        {...plain}
        label={t('meetings:special.who')}
        value={part.seat}
        onChange={(seat) => onChange({ seat })}
        choices={specialSeats.map((value) => ({ value, label: t(`meetings:special.seat.${value}`) }))}
      />
    </fieldset>
  );
}

export function SpecialSheet({ meeting, onClose }: { meeting: SpecialMeeting; onClose: () => void }) {
  const { t } = useTexts();
  const form = useRecordForm({
    operation: 'meetings.saveSpecialMeeting',
    params: { event: meeting.event },
    row: meeting,
    valuesOf,
    bodyOf,
    sendsBlank: true,
    onSaved: onClose,
  });
  const { values, set, field } = form;
  const change = (parts: EditedPart[]): void => set({ parts });
  const { error } = field('parts');
  return (
    <RecordSheet form={form} title={t('meetings:special.edit')} onClose={onClose}>
      <Hint>{t('meetings:special.editText')}</Hint>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      {values.parts.map((part, index) => (
        <PartFields
          key={part.id ?? `new ${index}`}
          number={index + 1}
          part={part}
          onChange={(changed) =>
            change(values.parts.map((one, at) => (at === index ? { ...one, ...changed } : one)))
          }
          onUp={() => change(movedUp(values.parts, index))}
          onRemove={() => change(values.parts.filter((_, at) => at !== index))}
        />
      ))}
      {values.parts.length < mostSpecialParts && (
        <Button
          variant="default"
          leftSection={<IconPlus aria-hidden="true" size={20} />}
          onClick={() =>
            change([...values.parts, { id: null, title: '', minutes: 5, song: null, seat: 'anyone' }])
          }
        >
          {t('meetings:special.addPart')}
        </Button>
      )}
      <TextField {...field('note')} most={longestSpecialNote} label={t('meetings:special.note')} />
      <NumberField {...field('attendance')} label={t('meetings:attendance.title')} />
      <NumberField {...field('partakers')} label={t('meetings:special.partakers')} />
    </RecordSheet>
  );
}
