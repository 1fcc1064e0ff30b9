/** Rows of a change with their fields before and after (JOURNAL-R3). */
import { useTexts } from '#platform/texts.ts';
import { aboutText, fieldText, valueText } from './change-texts.ts';
import classes from './journal.module.css';
import type { Entry } from './journal.queries.ts';

type Field = Entry['fields'][number];

function FieldLine({ field, entry }: { field: Field; entry: Entry }) {
  const { t } = useTexts();
  const { act } = entry;
  const states = [
    ...(act === 'added' ? [] : [{ word: t('journal:was'), items: field.before }]),
    ...(act === 'deleted' ? [] : [{ word: t('journal:is'), items: field.after }]),
  ];
  return (
    <div>
      <dt>{fieldText(t, entry, field.name)}</dt>
      {field.type === 'unseen' ? (
        <dd>{t('journal:unseen')}</dd>
      ) : (
        states.map(({ word, items }) => (
          <dd key={word}>
            {act === 'changed' && <span className={classes.state}>{word}</span>}
            <bdi>{valueText(t, field, items)}</bdi>
          </dd>
        ))
      )}
    </div>
  );
}

function Fields({ entry }: { entry: Entry }) {
  const { t } = useTexts();
  if (entry.act === 'erased') return <p className={classes.hint}>{t('journal:erased')}</p>;
  if (entry.closed) return <p className={classes.hint}>{t('journal:closed')}</p>;
  const told = entry.fields.filter(
    ({ type, before, after }) => type === 'unseen' || before.length > 0 || after.length > 0,
  );
  if (told.length === 0)
    return entry.act === 'deleted' ? null : <p className={classes.hint}>{t('journal:hidden')}</p>;
  return (
    <dl className={classes.fields}>
      {told.map((field) => (
        <FieldLine key={field.name} field={field} entry={entry} />
      ))}
    </dl>
  );
}

export function ChangeEntries({ entries, rows }: { entries: Entry[]; rows: number }) {
  const { t } = useTexts();
  return (
    <>
      <ul className={classes.entries}>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a change never move
          <li key={index} className={classes.entry}>
            {entries.length > 1 && (
              <h3>
                <bdi>{aboutText(t, entry)}</bdi>
              </h3>
            )}
            <p className={classes.hint}>{t(`journal:act.${entry.act}`)}</p>
            <Fields entry={entry} />
          </li>
        ))}
      </ul>
      {rows > entries.length && (
        <p className={classes.hint}>{t('journal:rest', { count: entries.length })}</p>
      )}
    </>
  );
}
