/**
 * The addresses a person reserved on one map: own and borrowed ones to work, and lent ones by borrower
 * (ADDR-S7, ADDR-O7, ADDR-C13).
 */
import { Button } from '@mantine/core';
import { addressText } from '@sheaf/rules/territory/addresses/address-text';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useId, useMemo } from 'react';
import { NeedsNet } from '#contexts/sync/needs-net.api.tsx';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { DoNotCallMark } from '#ui/do-not-call-mark.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Link } from '#ui/link.tsx';
import { ListRow } from '#ui/list-row.tsx';
import type { MyAddress } from './addresses.queries.ts';
import { Doors } from './doors.tsx';
import classes from './my-addresses.module.css';
import { useTriesLine } from './tries-line.ts';
import { type AddressGroup, useHandInAddresses } from './use-hand-in-addresses.ts';

export type GroupAction = 'lend' | 'sms';

export const isWithMe = (row: MyAddress): boolean => row.lent_to === null;

/** ADDR-R20: a do-not-call is not sent to anybody. */
export const maySend = (row: MyAddress): boolean => isWithMe(row) && !row.do_not_call;

/** ADDR-R14: a borrowed address cannot be assigned on. */
export const mayBeLent = (row: MyAddress): boolean => maySend(row) && row.lent_by === null;

/** A lent address, which its borrower works. */
function LentLine({ row }: { row: MyAddress }) {
  const { t } = useTexts();
  const lineOf = useTriesLine();
  return (
    <ListRow
      title={<bdi>{addressText(row)}</bdi>}
      line={row.do_not_call ? <DoNotCallMark word={t('addresses:doNotCalls.mark')} /> : lineOf(row)}
    />
  );
}

/** The name noted for an address that was sent, with the button that removes it. */
function NotedName({ row, name }: { row: MyAddress; name: string }) {
  const { t } = useTexts();
  const clear = useWrite('addresses.clearContact');
  return (
    <span className={classes.noted}>
      <span>{clear.isError ? clear.error.message : t('addresses:mine.with', { name })}</span>
      <NeedsNet nothing>
        <Button
          variant="default"
          loading={clear.isPending}
          aria-label={t('addresses:mine.back', { address: addressText(row) })}
          onClick={() => clear.mutate({ body: { addresses: [row.id] } })}
        >
          {t('addresses:mine.backShort')}
        </Button>
      </NeedsNet>
    </span>
  );
}

/** The addresses of the map with one borrower; one press recalls all of them. */
function WithPerson({ number, name, rows }: { number: string; name: string; rows: MyAddress[] }) {
  const { t } = useTexts();
  const returnAddresses = useWrite('addresses.clearContact', {
    success: (back) => toasts.show(t('addresses:mine.takenBack', { count: back.length })),
  });
  const submit = (): void => returnAddresses.mutate({ body: { addresses: rows.map(({ id }) => id) } });
  return (
    <section className={classes.lent} aria-label={t('addresses:mine.lentTo', { name })}>
      <div className={classes.lentHead}>
        <strong>
          <bdi>{t('addresses:mine.lentTo', { name })}</bdi>
        </strong>
        <NeedsNet nothing>
          <Button
            variant="default"
            loading={returnAddresses.isPending}
            aria-label={t('addresses:mine.takeBackLabel', { name, number })}
            onClick={submit}
          >
            {t('addresses:mine.takeBack')}
          </Button>
        </NeedsNet>
      </div>
      <FailureNotice error={returnAddresses.error} />
      {rows.map((row) => (
        <LentLine key={row.id} row={row} />
      ))}
    </section>
  );
}

interface OfPerson {
  id: number;
  name: string;
  rows: MyAddress[];
}

/** By the other person, in the order of the list. */
function byPerson(
  rows: readonly MyAddress[],
  personOf: (row: MyAddress) => MyAddress['lent_to'],
): OfPerson[] {
  const people = new Map<number, OfPerson>();
  for (const row of rows) {
    const person = personOf(row);
    if (!person) continue;
    const known = people.get(person.id) ?? { id: person.id, name: person.full_name, rows: [] };
    known.rows.push(row);
    people.set(person.id, known);
  }
  return [...people.values()];
}

interface DeedProps {
  label: string;
  name: string;
  /** Effect of the press. */
  effect: string;
  loading?: boolean;
  onPress: () => void;
}

/** A button with its effect below its name. */
function Deed({ label, name, effect, loading = false, onPress }: DeedProps) {
  const id = useId();
  return (
    <div className={classes.deed}>
      <button
        type="button"
        className={classes.deedButton}
        aria-label={label}
        aria-describedby={id}
        aria-disabled={loading || undefined}
        onClick={() => !loading && onPress()}
      >
        {name}
      </button>
      <span id={id} className={classes.hint}>
        {effect}
      </span>
    </div>
  );
}

export interface MyAddressesGroupProps {
  group: AddressGroup;
  onAction: (action: GroupAction) => void;
  /** Called when an outcome is recorded: the group keeps its place until the screen is left. */
  onWorked: () => void;
  /** Called before the addresses are handed in. */
  onHandIn: () => void;
}

const isBorrowed = ({ lent_by: lender }: MyAddress): boolean => lender !== null;

/** Effect of Hand in on these addresses, own and borrowed ones. */
function useHandInEffect(rows: readonly MyAddress[]): string {
  const { t } = useTexts();
  const own = rows.filter((row) => !isBorrowed(row)).length;
  const back = byPerson(rows, ({ lent_by: lender }) => lender).map(({ name, rows: { length: count } }) =>
    t('addresses:mine.effect.goBack', { name, count }),
  );
  return [...(own > 0 ? [t('addresses:mine.effect.free', { count: own })] : []), ...back].join(' ');
}

/** Own addresses, then borrowed ones, each in the order of the list. */
const ownFirst = (rows: readonly MyAddress[]): MyAddress[] => [
  ...rows.filter((row) => !isBorrowed(row)),
  ...rows.filter(isBorrowed),
];

export function MyAddressesGroup({ group, onAction, onWorked, onHandIn }: MyAddressesGroupProps) {
  const { t } = useTexts();
  const handIn = useHandInAddresses();
  const { number } = group;
  const withMe = group.rows.filter(isWithMe);
  const handInEffect = useHandInEffect(withMe);
  const submit = (): void => {
    onHandIn();
    handIn.mutate(group);
  };
  // A new array only for new rows: the list remembers the places of its rows.
  const toWork = useMemo(() => ownFirst(group.rows.filter(isWithMe)), [group.rows]);
  const originOf = ({ lent_by: lender }: MyAddress): string | undefined =>
    lender ? t('addresses:mine.from', { name: lender.full_name }) : undefined;
  const noteOf = (row: MyAddress) => row.contact && <NotedName row={row} name={row.contact} />;
  return (
    <Card label={t('maps:title', { number })}>
      <Link to={`/map/${encodeURIComponent(number)}/`} className={classes.map}>
        <span>
          <strong>{t('maps:title', { number })}</strong>
          {withMe.length > 0 && <span className={classes.hint}>{t('addresses:mine.open', { number })}</span>}
        </span>
        <IconChevronRight aria-hidden="true" size={20} className={classes.chevron} />
      </Link>
      <Doors
        number={number}
        rows={toWork}
        originOf={originOf}
        noteOf={noteOf}
        onWorked={onWorked}
        empty={group.rows.length === 0 && <p className={classes.worked}>{t('addresses:mine.allWorked')}</p>}
      />
      <FailureNotice error={handIn.error} />
      {withMe.length > 0 && (
        <div className={classes.deeds}>
          <Deed
            label={t('addresses:mine.handInLabel', { number })}
            name={t('addresses:mine.handIn')}
            effect={handInEffect}
            loading={handIn.isPending}
            onPress={submit}
          />
          <NeedsNet>
            {withMe.some(mayBeLent) && (
              <Deed
                label={t('addresses:mine.lendLabel', { number })}
                name={t('addresses:mine.lend')}
                effect={t('addresses:mine.effect.lend')}
                onPress={() => onAction('lend')}
              />
            )}
            <Deed
              label={t('addresses:mine.smsLabel', { number })}
              name={t('addresses:mine.sms')}
              effect={t('addresses:mine.effect.sms')}
              onPress={() => onAction('sms')}
            />
          </NeedsNet>
        </div>
      )}
      {byPerson(group.rows, ({ lent_to: borrower }) => borrower).map(({ id, name, rows }) => (
        <WithPerson key={id} number={number} name={name} rows={rows} />
      ))}
    </Card>
  );
}
