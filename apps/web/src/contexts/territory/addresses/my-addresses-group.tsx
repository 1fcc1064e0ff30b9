/** The addresses a person reserved on one map: own work, and lent ones by borrower (ADDR-S7, ADDR-O7). */
import { Button } from '@mantine/core';
import { addressText } from '@sheaf/rules/territory/addresses/address-text';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { DoNotCallMark } from '#ui/do-not-call-mark.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Link } from '#ui/link.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { AddressDetail } from './address-detail.tsx';
import type { MyAddress } from './addresses.queries.ts';
import classes from './my-addresses.module.css';
import { useTriesLine } from './tries-line.ts';
import { type AddressGroup, useHandInAddresses } from './use-hand-in-addresses.ts';

export type GroupAction = 'lend' | 'sms';

export const isWithMe = (row: MyAddress): boolean => row.lent_to === null;

/** ADDR-R20: a do-not-call is not sent to anybody. */
export const maySend = (row: MyAddress): boolean => isWithMe(row) && !row.do_not_call;

/** ADDR-R14: a borrowed address cannot be assigned on. */
export const mayBeLent = (row: MyAddress): boolean => maySend(row) && row.lent_by === null;

function AddressLine({ row }: { row: MyAddress }) {
  const { t } = useTexts();
  const clear = useWrite('addresses.clearContact');
  const address = addressText(row);
  const lineOf = useTriesLine();
  const noted = row.lent_to === null ? row.contact : null;
  const line = [
    row.lent_by && t('addresses:mine.from', { name: row.lent_by.full_name }),
    lineOf(row),
    noted && t('addresses:mine.with', { name: noted }),
  ];
  return (
    <ListRow
      title={<bdi>{address}</bdi>}
      line={
        row.do_not_call ? (
          <DoNotCallMark word={t('addresses:doNotCalls.mark')} />
        ) : (
          <>
            {(row.name || row.number) && (
              <AddressDetail address={address} name={row.name} phone={row.number} />
            )}
            {clear.isError ? clear.error.message : joinTexts(line, ' · ')}
          </>
        )
      }
      trailing={
        noted && (
          <Button
            variant="default"
            loading={clear.isPending}
            aria-label={t('addresses:mine.back', { address })}
            onClick={() => clear.mutate({ body: { addresses: [row.id] } })}
          >
            {t('addresses:mine.backShort')}
          </Button>
        )
      }
    />
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
        <Button
          variant="default"
          loading={returnAddresses.isPending}
          aria-label={t('addresses:mine.takeBackLabel', { name, number })}
          onClick={submit}
        >
          {t('addresses:mine.takeBack')}
        </Button>
      </div>
      <FailureNotice error={returnAddresses.error} />
      {rows.map((row) => (
        <AddressLine key={row.id} row={row} />
      ))}
    </section>
  );
}

/** By borrower, in the order of the list. */
function byBorrower(rows: readonly MyAddress[]): { id: number; name: string; rows: MyAddress[] }[] {
  const people = new Map<number, { id: number; name: string; rows: MyAddress[] }>();
  for (const row of rows) {
    if (!row.lent_to) continue;
    const { id, full_name: name } = row.lent_to;
    const known = people.get(id) ?? { id, name, rows: [] };
    known.rows.push(row);
    people.set(id, known);
  }
  return [...people.values()];
}

export interface MyAddressesGroupProps {
  group: AddressGroup;
  onAction: (action: GroupAction) => void;
}

export function MyAddressesGroup({ group, onAction }: MyAddressesGroupProps) {
  const { t } = useTexts();
  const handIn = useHandInAddresses();
  const { number } = group;
  const withMe = group.rows.filter(isWithMe);
  return (
    <Card label={t('maps:title', { number })}>
      <Link to={`/map/${encodeURIComponent(number)}/`} className={classes.map}>
        <strong>{t('maps:title', { number })}</strong>
        {withMe.length > 0 && <span className={classes.hint}>{t('addresses:mine.open', { number })}</span>}
      </Link>
      {withMe.map((row) => (
        <AddressLine key={row.id} row={row} />
      ))}
      <FailureNotice error={handIn.error} />
      {withMe.length > 0 && (
        <div className={classes.deeds}>
          <Button
            variant="default"
            loading={handIn.isPending}
            aria-label={t('addresses:mine.handInLabel', { number })}
            onClick={() => handIn.mutate(group)}
          >
            {t('addresses:mine.handIn')}
          </Button>
          {withMe.some(mayBeLent) && (
            <Button
              variant="default"
              aria-label={t('addresses:mine.lendLabel', { number })}
              onClick={() => onAction('lend')}
            >
              {t('addresses:mine.lend')}
            </Button>
          )}
          <Button
            variant="default"
            aria-label={t('addresses:mine.smsLabel', { number })}
            onClick={() => onAction('sms')}
          >
            {t('addresses:mine.sms')}
          </Button>
        </div>
      )}
      {byBorrower(group.rows).map(({ id, name, rows }) => (
        <WithPerson key={id} number={number} name={name} rows={rows} />
      ))}
    </Card>
  );
}
