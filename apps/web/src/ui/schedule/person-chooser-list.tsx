/** List of candidates with the reason for their rank; people who are away or busy come last. */
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { joinTexts, useTexts } from '#platform/texts.ts';
import type { WeekHistory } from './history-squares.tsx';
import { HistoryKey, HistoryStrip } from './history-strip.tsx';
import { PersonAvatar, type PersonMark } from './person-avatar.tsx';
import classes from './person-chooser-list.module.css';

export interface PersonChoice {
  key: string;
  name: string;
  /** Congregation, appointment, talks. */
  facts?: string;
  /**
   * Reason for the rank: `9 weeks ago, free that day`; for people away or busy, the dates or the other duty.
   */
  reason: string;
  /** Away or busy: listed last, and chosen by a second press only. */
  mark?: PersonMark;
  /** Thirteen weeks, oldest first. */
  history?: readonly WeekHistory[];
  /** Shown on the chosen person: `Last parts: helper 7 Oct, reading 29 Jul`. */
  detail?: string;
}

export interface PersonChooserListProps {
  label: string;
  /** Sorted by rank. */
  people: readonly PersonChoice[];
  /** `given` keeps the order; otherwise people who are away or busy are moved to the end. */
  order?: 'marked-last' | 'given';
  /** `one` with radio buttons, `several` with checkboxes. */
  choose: 'one' | 'several';
  chosen: readonly string[];
  /** Marked people who were pressed once: another press chooses them. */
  pressed?: readonly string[];
  onChoose: (chosen: string[]) => void;
}

interface RowProps {
  person: PersonChoice;
  type: 'radio' | 'checkbox';
  group: string;
  checked: boolean;
  pressedBefore: boolean;
  /** Must have a stable identity. */
  onPress: (key: string) => void;
}

/** Memoised. Rows are keyed by index, because reordering a hundred DOM rows costs more than updating them. */
const PersonChooserRow = memo(function PersonChooserRow(props: RowProps) {
  const { person, type, group, checked, pressedBefore, onPress } = props;
  const { t } = useTexts();
  const [pressedKey, setPressedKey] = useState<string | null>(null);
  const pressed = pressedKey === person.key || pressedBefore;
  const { name, facts, reason, mark, history } = person;
  const detail = checked ? person.detail : undefined;
  const press = (): void => {
    const needsSecond = mark !== undefined && !checked && !pressed;
    setPressedKey(needsSecond ? person.key : null);
    if (!needsSecond) onPress(person.key);
  };
  return (
    <label className={classes.row} data-mark={mark} data-checked={checked || undefined}>
      <PersonAvatar name={name} mark={mark} />
      <span className={classes.texts}>
        <bdi className={classes.name}>{name}</bdi>
        {facts && <bdi className={classes.facts}>{facts}</bdi>}
        <bdi className={classes.reason}>{reason}</bdi>
        {history && <HistoryStrip name={name} weeks={history} />}
        {detail && <bdi className={classes.detail}>{detail}</bdi>}
        <span role="status" className={classes.again}>
          {pressed && !checked ? t('schedule:choose.again') : ''}
        </span>
      </span>
      <input
        type={type}
        name={group}
        className={classes.input}
        checked={checked}
        aria-label={joinTexts([pressed && !checked ? t('schedule:choose.anyway', { name }) : name, reason])}
        onChange={press}
        onBlur={() => setPressedKey(null)}
      />
    </label>
  );
});

const markedLast = (people: readonly PersonChoice[]): PersonChoice[] => [
  ...people.filter(({ mark }) => !mark),
  ...people.filter(({ mark }) => mark),
];

export function PersonChooserList(props: PersonChooserListProps) {
  const { label, people, order = 'marked-last', choose, chosen, pressed = [], onChoose } = props;
  const { t } = useTexts();
  const sorted = order === 'given' ? people : markedLast(people);
  const press = (key: string): void => {
    if (choose === 'one') onChoose([key]);
    else onChoose(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]);
  };
  const latest = useRef(press);
  useLayoutEffect(() => {
    latest.current = press;
  });
  const pressNow = useCallback((key: string) => latest.current(key), []);
  if (people.length === 0) return <p className={classes.nobody}>{t('schedule:choose.nobody')}</p>;
  return (
    <fieldset className={classes.list}>
      <legend className="visually-hidden">{label}</legend>
      {people.some(({ history }) => history) && (
        <div className={classes.key}>
          <HistoryKey />
        </div>
      )}
      {sorted.map((person, place) => (
        <PersonChooserRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows keep nothing of their person but the key of the one who was pressed
          key={place}
          person={person}
          type={choose === 'one' ? 'radio' : 'checkbox'}
          group={label}
          checked={chosen.includes(person.key)}
          pressedBefore={pressed.includes(person.key)}
          onPress={pressNow}
        />
      ))}
    </fieldset>
  );
}
