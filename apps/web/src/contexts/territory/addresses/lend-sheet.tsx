/** ADDR-S9, ADDR-R14: assigns addresses to a person, who works them from now on. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type ChosenPerson, PersonChooser } from '#contexts/territory/maps/person-chooser.tsx';
import { useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { AddressTicks } from './address-ticks.tsx';
import type { MyAddress } from './addresses.queries.ts';

export function LendSheet({ rows, onClose }: { rows: readonly MyAddress[]; onClose: () => void }) {
  const { t } = useTexts();
  const { user } = useSignedIn();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(() => new Set(rows.map(({ id }) => id)));
  const [chosen, setChosen] = useState<ChosenPerson | null>(null);
  // Not passed to `mutate`: when no address of the map remains here, this sheet is unmounted.
  const lend = useWrite('addresses.lendAddresses', {
    success: () => {
      const values = { name: chosen?.name ?? '', count: ticked.size, number: rows[0]?.map_number ?? '' };
      toasts.show(t('addresses:mine.lent', values));
    },
  });
  const submit = (): void => {
    if (!chosen) return;
    const body = { user: chosen.id, name: null, addresses: [...ticked] };
    lend.mutate({ body }, { onSuccess: onClose });
  };
  return (
    <Sheet
      opened
      title={t('addresses:mine.lendTitle')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <FailureNotice error={lend.error} />
          {ticked.size === 0 && <p>{t('addresses:mine.smsNone')}</p>}
          <Button type="submit" disabled={!chosen || ticked.size === 0} loading={lend.isPending}>
            {chosen ? t('addresses:mine.lendButton', { name: chosen.name }) : t('addresses:mine.lendChoose')}
          </Button>
        </>
      }
    >
      <PersonChooser
        label={t('addresses:mine.lendTo')}
        except={user.id}
        chosen={chosen}
        onChoose={setChosen}
      />
      <AddressTicks rows={rows} ticked={ticked} onTick={setTicked} />
    </Sheet>
  );
}
