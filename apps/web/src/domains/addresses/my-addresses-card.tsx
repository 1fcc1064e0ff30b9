/** ADDR-S7: the addresses a person keeps, by map, with what he can do with them. */
import { Button } from '@mantine/core';
import { addressText } from '@sheaf/rules/addresses/address-text';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../platform/texts.ts';
import { Card, Section } from '../../ui/card.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { EmptyState, ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NeedsNet } from '../sync/needs-net.door.tsx';
import { type MyAddress, useClearContact, useHandInAddresses, useMyAddresses } from './addresses.queries.ts';
import { LendSheet } from './lend-sheet.tsx';
import classes from './my-addresses.module.css';
import { RequestAddressesSheet } from './request-addresses-sheet.tsx';
import { SmsSheet } from './sms-sheet.tsx';
import { useTriesLine } from './tries-line.ts';

interface Group {
  mapId: number;
  number: string;
  rows: MyAddress[];
}

/** In the order the server gave them. */
function byMap(rows: readonly MyAddress[]): Group[] {
  const groups = new Map<number, Group>();
  for (const row of rows) {
    const group = groups.get(row.map_id) ?? { mapId: row.map_id, number: row.map_number, rows: [] };
    group.rows.push(row);
    groups.set(row.map_id, group);
  }
  return [...groups.values()];
}

function AddressLine({ row }: { row: MyAddress }) {
  const { t } = useTexts();
  const clear = useClearContact();
  const address = addressText(row);
  const lineOf = useTriesLine();
  const line = [lineOf(row), row.number, row.contact && t('addresses:mine.with', { name: row.contact })];
  return (
    <ListRow
      title={<bdi>{address}</bdi>}
      line={clear.isError ? clear.error.message : line.filter(Boolean).join(' · ')}
      trailing={
        row.contact && (
          <Button
            variant="default"
            loading={clear.isPending}
            aria-label={t('addresses:mine.back', { address })}
            onClick={() => clear.mutate([row.id])}
          >
            {t('addresses:mine.backShort')}
          </Button>
        )
      }
    />
  );
}

type Deed = 'lend' | 'sms';

function MapGroup({ group, onDeed }: { group: Group; onDeed: (deed: Deed) => void }) {
  const { t } = useTexts();
  const handIn = useHandInAddresses();
  const { number } = group;
  return (
    <Card label={t('maps:title', { number })}>
      <Link to={`/map/${encodeURIComponent(number)}/`} className={classes.map}>
        <strong>{t('maps:title', { number })}</strong>
        <span className={classes.hint}>{t('addresses:mine.open', { number })}</span>
      </Link>
      {group.rows.map((row) => (
        <AddressLine key={row.id} row={row} />
      ))}
      {handIn.isError && <ErrorNotice>{handIn.error.message || t('shell:failed')}</ErrorNotice>}
      <div className={classes.deeds}>
        <Button
          variant="default"
          loading={handIn.isPending}
          aria-label={t('addresses:mine.handInLabel', { number })}
          onClick={() => handIn.mutate(group.mapId)}
        >
          {t('addresses:mine.handIn')}
        </Button>
        <Button
          variant="default"
          aria-label={t('addresses:mine.lendLabel', { number })}
          onClick={() => onDeed('lend')}
        >
          {t('addresses:mine.lend')}
        </Button>
        <Button
          variant="default"
          aria-label={t('addresses:mine.smsLabel', { number })}
          onClick={() => onDeed('sms')}
        >
          {t('addresses:mine.sms')}
        </Button>
      </div>
    </Card>
  );
}

export function MyAddressesCard() {
  const { t } = useTexts();
  const mine = useMyAddresses();
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<{ mapId: number; deed: Deed }>();
  const groups = byMap(mine.data ?? []);
  const open = chosen && groups.find(({ mapId }) => mapId === chosen.mapId);
  const close = (): void => setChosen(undefined);
  const ask = (
    <Button variant="light" data-tour="request-addresses" onClick={() => setAsking(true)}>
      {t('addresses:mine.request')}
    </Button>
  );
  return (
    <Section title={t('addresses:mine.title')}>
      <NeedsNet>
        <div className={classes.groups}>
          {mine.isPending && <Skeleton height={60} count={3} />}
          {mine.isError && !mine.data && <ErrorNotice>{mine.error.message || t('shell:failed')}</ErrorNotice>}
          {mine.data?.length === 0 && (
            <EmptyState icon={<IconHome aria-hidden="true" />} action={ask}>
              {t('addresses:mine.none')}
            </EmptyState>
          )}
          {groups.map((group) => (
            <MapGroup
              key={group.mapId}
              group={group}
              onDeed={(deed) => setChosen({ mapId: group.mapId, deed })}
            />
          ))}
          {groups.length > 0 && ask}
        </div>
      </NeedsNet>
      {asking && <RequestAddressesSheet onClose={() => setAsking(false)} />}
      {open && chosen?.deed === 'lend' && <LendSheet rows={open.rows} onClose={close} />}
      {open && chosen?.deed === 'sms' && <SmsSheet rows={open.rows} onClose={close} />}
    </Section>
  );
}
