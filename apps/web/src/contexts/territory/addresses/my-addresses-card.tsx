/** ADDR-S7: the addresses a person reserved, by map, with their actions. */
import { Button } from '@mantine/core';
import { useState } from 'react';
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

/** In the order of the server. */
function byMap(rows: readonly MyAddress[]): AddressGroup[] {
  const groups = new Map<number, AddressGroup>();
  for (const row of rows) {
    const group = groups.get(row.map_id) ?? { mapId: row.map_id, number: row.map_number, rows: [] };
    group.rows.push(row);
    groups.set(row.map_id, group);
  }
  return [...groups.values()];
}

/** @param offered whether a map has addresses that can be requested (ADDR-R53) */
export function MyAddressesCard({ offered }: { offered: boolean }) {
  const { t } = useTexts();
  const mine = useMyAddresses();
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<{ mapId: number; action: GroupAction }>();
  const groups = byMap(mine.data ?? []);
  const open = chosen && groups.find(({ mapId }) => mapId === chosen.mapId);
  const close = (): void => setChosen(undefined);
  const ask = offered && (
    <Button variant="light" data-tour="request-addresses" onClick={() => setAsking(true)}>
      {t('addresses:mine.request')}
    </Button>
  );
  return (
    <Section title={t('addresses:mine.title')}>
      <NeedsNet>
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
                  {groups.map((group) => (
                    <MyAddressesGroup
                      key={group.mapId}
                      group={group}
                      onAction={(action) => setChosen({ mapId: group.mapId, action })}
                    />
                  ))}
                  {ask || <Hint>{t('addresses:request.none')}</Hint>}
                </>
              )
            }
          </QueryState>
        </div>
      </NeedsNet>
      {asking && <RequestAddressesSheet onClose={() => setAsking(false)} />}
      {open && chosen?.action === 'lend' && <LendSheet rows={open.rows.filter(mayBeLent)} onClose={close} />}
      {open && chosen?.action === 'sms' && <SmsSheet rows={open.rows.filter(maySend)} onClose={close} />}
    </Section>
  );
}
