/** A change in words: what it was about, what was done, and how a value reads. */
import { spokenLanguages } from '@sheaf/phrases/spoken-languages';
import type { FieldType } from '@sheaf/rules/journal/thing';
import { dateAndTime, shortDate, timeOf } from '../../platform/dates.ts';
import type { Change, Entry, Label } from './journal.queries.ts';

type Texts = (key: string, values?: Record<string, string | number>) => string;

const words: Record<string, (code: string) => string> = {
  appointment: (code) => `people:appointment.${code}`,
  gender: (code) => `people:gender.${code}`,
  hope: (code) => `people:hope.${code}`,
  type_id: (code) => `maps:type.${code}`,
  type: (code) => `events:type.${code}`,
  extent: (code) => `events:extent.${code}`,
  cancels_meeting: (code) => `events:cancels.${code}`,
  tie: (code) => `people:family.tie.${code}`,
  campaign: (code) => `journal:campaign.${code}`,
  part: (code) => `journal:settingsPart.${code}`,
  clam_day: (code) => `congregations:meetings.weekday.${code}`,
  public_day: (code) => `congregations:meetings.weekday.${code}`,
  reminder_timing: (code) => `congregations:meetings.reminder${code}`,
  cart_booking: (code) => (code === '1' ? 'journal:yes' : 'journal:no'),
  expired_addresses: (code) => `congregations:ministry.expired${code}`,
};

function word(t: Texts, field: string, type: FieldType, text: string): string {
  if (type === 'word') return words[field] ? t(words[field](text)) : text;
  if (type === 'yes-no') return t(text === 'true' ? 'journal:yes' : 'journal:no');
  if (type === 'date') return shortDate(text);
  if (type === 'instant') return dateAndTime(text);
  if (type === 'part') return t(`people:parts.name.${text}`);
  if (type === 'permission') return t(`roles:key.${text.replaceAll('.', '/')}`);
  if (type === 'language') return (spokenLanguages as Record<string, { name: string }>)[text]?.name ?? text;
  return text;
}

export const valueText = (t: Texts, { name, type }: Entry['fields'][number], items: string[]): string =>
  items.map((item) => word(t, name, type, item)).join(', ') || t('journal:nothing');

const labelText = (t: Texts, label: Label): string =>
  label.map(({ field, type, text }) => word(t, field, type, text)).join(' ');

/** "Suburb: Acton". */
export function aboutText(t: Texts, about: Change['about']): string {
  if (!about) return t('journal:nothingLeft');
  const thing = t(`journal:thing.${about.thing}`);
  const name = labelText(t, about.label);
  return name ? t('journal:named', { thing, name }) : thing;
}

/** Whoever comes in is nobody yet. */
export const whoText = (t: Texts, { by, kind }: Pick<Change, 'by' | 'kind'>): string =>
  by?.full_name || t(kind === 'access' ? 'journal:stranger' : 'journal:nobody');

/** "Changed, Ruth Hollis, 14:05". */
export function lineText(t: Texts, change: Change): string {
  const act =
    change.undoes !== null ? t('journal:undoes') : t(`journal:act.${change.about?.act ?? 'changed'}`);
  const values = { act, who: whoText(t, change), time: timeOf(change.at) };
  return change.rows > 1
    ? t('journal:others', { ...values, count: change.rows - 1 })
    : t('journal:line', values);
}
