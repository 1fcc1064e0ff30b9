/** Formats a change: its subject, its kind, and its values. */
import { houseText, isWritten } from '@sheaf/rules/territory/addresses/house-suffix';
import { languageName } from '@sheaf/rules/territory/territory/language-code';
import { dateAndTime, locale, shortDate, timeOf } from '#platform/dates.ts';
import { joinTexts, type PhraseKey, type Translate } from '#platform/texts.ts';
import { wallClock } from '#platform/wall-times.ts';
import type { Change, Entry, Label } from './journal.queries.ts';

/** Name in the language on the screen; an unknown code is returned unchanged. */
function languageText(code: string): string {
  try {
    return languageName(code, locale());
  } catch {
    return code;
  }
}

type ShownField = Pick<Entry['fields'][number], 'type' | 'words'> & { field?: string };

function itemText(t: Translate, { type, words, field }: ShownField, text: string): string {
  if (field === 'suffix') return isWritten(text) ? houseText('', text) : text;
  if (type === 'word') return t(`${words}${text.replaceAll('.', '/')}` as PhraseKey);
  if (type === 'yes-no') return t(text === 'true' || text === '1' ? 'journal:yes' : 'journal:no');
  if (type === 'date') return shortDate(text);
  if (type === 'time' && /^\d\d:\d\d/.test(text)) return wallClock(`2000-01-01T${text.slice(0, 5)}`);
  if (type === 'instant') return dateAndTime(text);
  if (type === 'language') return languageText(text);
  return text;
}

export const valueText = (t: Translate, field: ShownField, items: string[]): string =>
  joinTexts(items.map((item) => itemText(t, field, item))) || t('journal:nothing');

const camelCase = (field: string): string =>
  field.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * A field without a phrase of its own uses its form label (decision 165): `public_theme` that of
 * `form.publicTheme`.
 */
export function fieldText(t: Translate, { domain }: Entry, field: string): string {
  const own = `${domain}:journal.field.${field}`;
  const text = t(own as PhraseKey);
  return text === own ? t(`${domain}:form.${camelCase(field)}` as PhraseKey) : text;
}

/**
 * Joins the parts of a label. A house suffix follows its number, and a unit precedes it: `3/40A Payne
 * Street`. A block is one part: `12, block C`. A date is separate, `Wharf corner, 12 Dec`: in mixed writing
 * directions it would be split.
 */
function labelText(t: Translate, label: Label): string {
  const unit = label.find(({ field }) => field === 'unit');
  const block = label.find(({ field }) => field === 'block');
  const days = label.filter(({ type }) => type === 'date' || type === 'time' || type === 'instant');
  const suffix = label.find(({ field }) => field === 'suffix');
  const rest = label.filter(
    (part) => part !== unit && part !== block && part !== suffix && !days.includes(part),
  );
  const isHouse = ({ field }: Label[number]): boolean => field === 'house' || field === 'number';
  const said = rest.map((part) => {
    const text = itemText(t, part, part.text);
    return ` ${suffix && isHouse(part) ? houseText(text, suffix.text) : text}`;
  });
  const name = `${unit ? `${unit.text}/` : ''}${said.join('').trim()}`;
  return joinTexts([
    name,
    block && t('journal:block', { block: block.text }),
    ...days.map((day) => itemText(t, day, day.text)),
  ]);
}

/** "Suburb: Acton". */
export function aboutText(t: Translate, about: Change['about']): string {
  if (!about) return t('journal:nothingLeft');
  const entity = t(`${about.domain}:journal.entity.${about.entity}` as PhraseKey);
  const name = labelText(t, about.label);
  return name ? t('journal:named', { entity, name }) : entity;
}

/** The actor of a sign-in is not known yet. */
export const whoText = (t: Translate, { by, kind }: Pick<Change, 'by' | 'kind'>): string =>
  by?.full_name || t(kind === 'access' ? 'journal:stranger' : 'journal:nobody');

/** "Changed, Ruth Hollis, 14:05". */
export function lineText(t: Translate, change: Change): string {
  const act =
    change.undoes !== null ? t('journal:undoes') : t(`journal:act.${change.about?.act ?? 'changed'}`);
  const values = { act, who: whoText(t, change), time: timeOf(change.at) };
  return change.rows > 1
    ? t('journal:others', { ...values, count: change.rows - 1 })
    : t('journal:line', values);
}
