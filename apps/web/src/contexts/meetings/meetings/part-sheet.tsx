/**
 * Sheet that adds or edits a part (MEET-S6). The server validates it, with errors at the fields (MEET-R13).
 */
import { type HelperType, helperTypes } from '@sheaf/rules/duties/helper-type';
import { meetingParts } from '@sheaf/rules/people/people/meeting-part';
import { listedParts } from '@sheaf/rules/people/people/qualification';
import { phraseIn } from '#platform/phrase-in.ts';
import { type Translate, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { NumberField } from '#ui/form/number-field.tsx';
import { RecordSheet } from '#ui/form/record-sheet.tsx';
import type { ToldValue } from '#ui/form/save-footer.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import type { MeetingPart } from './meetings.queries.ts';

export type PartPlace = Pick<MeetingPart, 'meeting_id' | 'meeting' | 'order'>;

const valuesOf = (part: MeetingPart | null) => ({
  title: part?.title ?? '',
  time: part ? part.time : (null as number | null),
  references: part?.references ?? '',
  user_meeting_part_id: part?.user_meeting_part_id ?? null,
  helper_type: part?.helper_type ?? ('none' as HelperType),
  helper_meeting_part_id: part?.helper_meeting_part_id ?? null,
});
type PartValues = ReturnType<typeof valuesOf>;

/** A missing time is sent, because the server has the error sentence. */
export const bodyOfPart = (values: PartValues, { meeting, order }: PartPlace) => ({
  ...values,
  time: values.time as number,
  references: values.references || null,
  helper_meeting_part_id: values.helper_type === 'none' ? null : values.helper_meeting_part_id,
  meeting,
  order,
});

/** Body that moves a part: all its fields with another order. */
export const bodyOfMoved = (part: MeetingPart, order: number) => ({
  ...bodyOfPart(valuesOf(part), { ...part, order }),
  version: part.version,
});

const qualification = (t: Translate, code: number | null): string =>
  code === null ? t('meetings:part.nobody') : t(phraseIn('people:parts.name', code));

const tellPart = (t: Translate, values: PartValues): ToldValue[] => [
  { label: t('meetings:part.title'), value: values.title },
  { label: t('meetings:part.time'), value: String(values.time ?? '') },
  { label: t('meetings:part.references'), value: values.references },
  { label: t('meetings:part.qualification'), value: qualification(t, values.user_meeting_part_id) },
  { label: t('meetings:part.helper'), value: t(`meetings:helper.${values.helper_type}`) },
];

/** Default qualification of a helper. */
const usualHelper = (type: HelperType, { meeting }: PartPlace): number | null => {
  if (type === 'none') return null;
  if (type !== 'reader') return meetingParts.encode('householder');
  return meetingParts.encode(meeting === 'watchtower' ? 'watchtower-reader' : 'study-reader');
};

interface PartSheetProps {
  /** Null for a new part. */
  part: MeetingPart | null;
  place: PartPlace;
  onClose: () => void;
}

export function PartSheet({ part, place, onClose }: PartSheetProps) {
  const { t } = useTexts();
  const meeting_id = place.meeting_id;
  const form = useRecordForm({
    operation: part ? 'meetings.editPart' : 'meetings.addPart',
    params: part ? { meeting_id, id: part.id } : { meeting_id },
    row: part,
    valuesOf,
    bodyOf: (values: PartValues) => bodyOfPart(values, place),
    sendsBlank: true,
    // MEET-R10: the part now belongs to another meeting, which the write has refetched, and this form is
    // unmounted.
    onTold: (saved) => {
      if (saved.meeting_id !== meeting_id) toasts.show(t('meetings:building'));
    },
    onSaved: onClose,
  });
  const { values, field, set } = form;
  const parts = listedParts.map((value) => ({ value, label: qualification(t, value) }));
  return (
    <RecordSheet
      form={form}
      title={t(part ? 'meetings:part.edit' : 'meetings:part.insert')}
      tell={(told) => tellPart(t, told)}
      onClose={onClose}
    >
      <TextField {...field('title')} label={t('meetings:part.title')} />
      <NumberField {...field('time')} least={undefined} most={undefined} label={t('meetings:part.time')} />
      <TextField {...field('references')} label={t('meetings:part.references')} />
      <SelectField
        {...field('user_meeting_part_id')}
        label={t('meetings:part.qualification')}
        choices={[{ value: null, label: t('meetings:part.nobody') }, ...parts]}
      />
      <SelectField
        {...field('helper_type')}
        label={t('meetings:part.helper')}
        choices={helperTypes.map((value) => ({ value, label: t(`meetings:helper.${value}`) }))}
        onChange={(type) => set({ helper_type: type, helper_meeting_part_id: usualHelper(type, place) })}
      />
      {values.helper_type !== 'none' && (
        <SelectField
          {...field('helper_meeting_part_id')}
          label={t('meetings:part.helperQualification')}
          choices={[{ value: null, label: t('meetings:part.chooseOne') }, ...parts]}
        />
      )}
    </RecordSheet>
  );
}
