import {
  isLanguageCode,
  type LanguageCode,
  languageName,
} from '@sheaf/rules/territory/territory/language-code';
import type { Translate } from '#platform/texts.ts';
import type { ToldValue } from '#ui/form/save-footer.tsx';
import { meetingTime } from '../weekly-time-fields.tsx';
import type { LanguageGroup } from './language-groups.queries.ts';

export const valuesOf = (group: LanguageGroup | null) => ({
  label: group?.label ?? '',
  lang: (group && isLanguageCode(group.lang) ? group.lang : null) as LanguageCode | null,
  clam_day: group?.clam_day ?? 3,
  clam_start_time: group?.clam_start_time ?? '19:00',
  public_day: group?.public_day ?? 0,
  public_start_time: group?.public_start_time ?? '10:00',
  active: group?.active ?? true,
});

export type LanguageGroupValues = ReturnType<typeof valuesOf>;

export const bodyOf = ({ lang, ...values }: LanguageGroupValues) =>
  lang && values.label.trim() !== '' ? { ...values, lang } : null;

export const tellGroup =
  (t: Translate, reader: string) =>
  (values: LanguageGroupValues): ToldValue[] => [
    { label: t('meetings:groups.name'), value: values.label },
    { label: t('meetings:groups.lang'), value: values.lang ? languageName(values.lang, reader) : '' },
    { label: t('meetings:type.clam'), value: meetingTime(values.clam_day, values.clam_start_time) },
    { label: t('meetings:type.public'), value: meetingTime(values.public_day, values.public_start_time) },
    { label: t('meetings:groups.held'), value: values.active ? t('meetings:groups.active') : '–' },
  ];
