/**
 * Qualifications of everybody on a desk: people by meeting parts. A tick saves at once; the grid is one tab
 * stop, arrow keys move among its cells (USERS-X26).
 */
import { withGender } from '@sheaf/rules/people/people/gender';
import { compareByLastName, listedParts, mayBeQualified } from '@sheaf/rules/people/people/qualification';
import { type KeyboardEvent, memo, useCallback, useMemo, useState } from 'react';
import { call, newKey } from '#platform/api.ts';
import { phraseIn } from '#platform/phrase-in.ts';
import { refreshAfter } from '#platform/queries.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { KeyList } from '#ui/desk-table/key-list.tsx';
import { Link } from '#ui/link.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import type { PersonRow } from './people.queries.ts';
import classes from './qualification-grid.module.css';

type Ticks = ReadonlyMap<number, boolean>;

const fitsPart = (person: PersonRow, part: number): boolean =>
  person.qualified_parts.includes(part) ||
  mayBeQualified({ ...withGender(person), qualified_parts: [] }, part);

const send = async (id: number, part: number, on: boolean): Promise<void> => {
  const operation = on ? 'people.attachQualification' : 'people.detachQualification';
  await call(operation, { params: { id, part }, key: newKey() });
  await refreshAfter(operation);
};

interface RowProps {
  person: PersonRow;
  /** Ticks that are being saved. */
  pressed: Ticks | undefined;
  /** Part of the cell that is the tab stop, in its row. */
  stop: number | undefined;
  onTick: (person: PersonRow, part: number, on: boolean) => void;
  onFocus: (id: number, part: number) => void;
}

const Row = memo(function Row({ person, pressed, stop, onTick, onFocus }: RowProps) {
  const { t } = useTexts();
  return (
    <tr>
      <th scope="row">
        <bdi>{person.last_first}</bdi>
      </th>
      {listedParts.map((part) => (
        <td key={part}>
          {fitsPart(person, part) && (
            <label className={classes.cell}>
              <input
                type="checkbox"
                data-part={part}
                tabIndex={part === stop ? 0 : -1}
                aria-label={`${person.last_first}, ${t(phraseIn('people:parts.name', part))}`}
                checked={pressed?.get(part) ?? person.qualified_parts.includes(part)}
                onFocus={() => onFocus(person.id, part)}
                onChange={({ currentTarget }) => {
                  if (!pressed?.has(part)) onTick(person, part, currentTarget.checked);
                }}
              />
            </label>
          )}
        </td>
      ))}
    </tr>
  );
});

/** The next cell with a tick in that direction; cells of parts that do not suit the person are skipped. */
function nextCell(input: HTMLElement, key: string, rightToLeft: boolean): HTMLElement | undefined {
  const vertical = { ArrowDown: 1, ArrowUp: -1 }[key];
  const across = { ArrowRight: rightToLeft ? -1 : 1, ArrowLeft: rightToLeft ? 1 : -1 }[key];
  const scope = vertical ? input.closest('tbody') : input.closest('tr');
  const part = input.getAttribute('data-part');
  const cells = [
    ...(scope?.querySelectorAll<HTMLElement>(vertical ? `[data-part="${part}"]` : '[data-part]') ?? []),
  ];
  return cells[cells.indexOf(input) + (vertical ?? across ?? 0)];
}

function moveAmongCells(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, key } = event;
  if (!key.startsWith('Arrow') || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  nextCell(target, key, getComputedStyle(event.currentTarget).direction === 'rtl')?.focus();
}

/** Changes of ticks, shown before the server has answered. */
function useTicks() {
  const { t } = useTexts();
  const [pressed, setPressed] = useState<ReadonlyMap<number, Ticks>>(new Map());
  const [error, setError] = useState('');
  const put = useCallback((id: number, part: number, on: boolean | null): void => {
    setPressed((before) => {
      const ticks = new Map(before.get(id));
      if (on === null) ticks.delete(part);
      else ticks.set(part, on);
      return new Map(before).set(id, ticks);
    });
  }, []);
  const tick = useCallback(
    async ({ id, full_name }: PersonRow, part: number, on: boolean): Promise<void> => {
      const about = { name: full_name, part: t(phraseIn('people:parts.name', part)) };
      setError('');
      put(id, part, on);
      try {
        await send(id, part, on);
        toasts.show(t(on ? 'people:parts.given' : 'people:parts.taken', about), async () => {
          await send(id, part, !on);
          return t(on ? 'people:parts.taken' : 'people:parts.given', about);
        });
      } catch (failure) {
        setError(`${full_name}: ${failure instanceof Error ? failure.message : String(failure)}`);
      }
      put(id, part, null);
    },
    [t, put],
  );
  return { pressed, error, tick };
}

export function QualificationGrid({ people }: { people: readonly PersonRow[] }) {
  const { t } = useTexts();
  const { pressed, error, tick } = useTicks();
  const [stop, setStop] = useState<{ id: number; part: number } | null>(null);
  const listed = useMemo(
    () =>
      people
        .filter((person) => person.active && listedParts.some((part) => fitsPart(person, part)))
        .sort(compareByLastName),
    [people],
  );
  const onTick = useCallback(
    (person: PersonRow, part: number, on: boolean) => void tick(person, part, on),
    [tick],
  );
  const onFocus = useCallback((id: number, part: number) => setStop({ id, part }), []);
  const [first] = listed;
  const tabStop =
    stop ?? (first && { id: first.id, part: listedParts.find((part) => fitsPart(first, part)) ?? 0 });
  return (
    <div className={classes.frame}>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <table className={classes.table} aria-label={t('people:parts.title')} onKeyDown={moveAmongCells}>
        <thead>
          <tr>
            <th scope="col">{t('people:table.name')}</th>
            {listedParts.map((part) => (
              <th key={part} scope="col">
                <Link to={`/settings/qualifications/${part}/`} className={classes.part}>
                  {t(phraseIn('people:parts.name', part))}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listed.map((person) => (
            <Row
              key={person.id}
              person={person}
              pressed={pressed.get(person.id)}
              stop={tabStop?.id === person.id ? tabStop.part : undefined}
              onTick={onTick}
              onFocus={onFocus}
            />
          ))}
        </tbody>
      </table>
      <KeyList
        keys={[
          { keys: '← ↑ ↓ →', does: t('people:parts.keys.move') },
          { keys: t('people:parts.keys.space'), does: t('people:parts.keys.tick') },
        ]}
      />
    </div>
  );
}
