/** ADDR-S7: the addresses a person reserved, by map, with their actions. */
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { NeedsNet } from '#contexts/sync/needs-net.api.tsx';
import { useTexts } from '#platform/texts.ts';
import { Section } from '#ui/card.tsx';
import { EmptyLine } from '#ui/empty-line.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Hint } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { type MyAddress, useMyAddresses } from './addresses.queries.ts';
import classes from './my-addresses.module.css';
import { type GroupAction, MyAddressesGroup, mayBeLent, maySend } from './my-addresses-group.tsx';
import type { AddressGroup } from './use-hand-in-addresses.ts';

const LendSheet = lazyPart(async () => (await import('./lend-sheet.tsx')).LendSheet);
const RequestAddressesSheet = lazyPart(
  async () => (await import('./request-addresses-sheet.tsx')).RequestAddressesSheet,
);
const SmsSheet = lazyPart(async () => (await import('./sms-sheet.tsx')).SmsSheet);

/** A map with a recorded outcome, at its place in the list. */
interface WorkedMap {
  mapId: number;
  number: string;
  at: number;
}

/** In the order of the server. A worked map without addresses keeps its place. */
function byMap(rows: readonly MyAddress[], worked: readonly WorkedMap[]): AddressGroup[] {
  const groups = new Map<number, AddressGroup>();
  for (const row of rows) {
    const group = groups.get(row.map_id) ?? { mapId: row.map_id, number: row.map_number, rows: [] };
    group.rows.push(row);
    groups.set(row.map_id, group);
  }
  const shown = [...groups.values()];
  for (const { mapId, number, at } of worked)
    if (!groups.has(mapId)) shown.splice(at, 0, { mapId, number, rows: [] });
  return shown;
}

/** @param offered whether a map has addresses that can be requested (ADDR-R53) */
export function MyAddressesCard({ offered }: { offered: boolean }) {
  const { t } = useTexts();
  const mine = useMyAddresses();
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<{ mapId: number; action: GroupAction }>();
  const [worked, setWorked] = useState<readonly WorkedMap[]>([]);
  const groups = useMemo(() => byMap(mine.data ?? [], worked), [mine.data, worked]);
  const forget = (mapId: number): void => setWorked((before) => before.filter((map) => map.mapId !== mapId));
  const keep = ({ mapId, number }: AddressGroup, at: number): void =>
    setWorked((before) =>
      before.some((map) => map.mapId === mapId)
        ? before
        : [...before, { mapId, number, at }].sort((one, other) => one.at - other.at),
    );
  const open = chosen && groups.find(({ mapId }) => mapId === chosen.mapId);
  const close = (): void => setChosen(undefined);
  const ask = offered && (
    <NeedsNet>
      <Button variant="light" fullWidth data-tour="request-addresses" onClick={() => setAsking(true)}>
        {t('addresses:mine.request')}
      </Button>
    </NeedsNet>
  );
  return (
    <Section title={t('addresses:mine.title')}>
      <div className={classes.groups}>
        <QueryState
          query={mine}
          // The height of the line for a person without addresses.
          skeleton={{ height: 60 }}
        >
          {() =>
            groups.length === 0 ? (
              <EmptyLine action={ask}>
                {t(offered ? 'addresses:mine.none' : 'addresses:mine.noneOffered')}
              </EmptyLine>
            ) : (
              <>
                {groups.map((group, at) => (
                  <MyAddressesGroup
                    key={group.mapId}
                    group={group}
                    onWorked={() => keep(group, at)}
                    onHandIn={() => forget(group.mapId)}
                    onAction={(action) => setChosen({ mapId: group.mapId, action })}
                  />
                ))}
                {ask || <Hint>{t('addresses:request.none')}</Hint>}
              </>
            )
          }
        </QueryState>
      </div>
      {asking && <RequestAddressesSheet onClose={() => setAsking(false)} />}
      {open && chosen?.action === 'lend' && <LendSheet rows={open.rows.filter(mayBeLent)} onClose={close} />}
      {open && chosen?.action === 'sms' && <SmsSheet rows={open.rows.filter(maySend)} onClose={close} />}
    </Section>
  );
}
