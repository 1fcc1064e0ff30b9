/** ADDR-S8, ADDR-D5: requests addresses of a map to work at any time. */
import { Button, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import { useState } from 'react';
import { live } from '#platform/live.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Sheet } from '#ui/sheet.tsx';
import classes from './my-addresses.module.css';

/** ADDR-R24: 10000 means all addresses. */
const counts = [10, 20, 50, 10_000] as const;
const types = ['any', 'phone', 'non_phone'] as const;

export function RequestAddressesSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const options = useRead(
    'addresses.listAddressOptions',
    {},
    { staleTime: 0, refetchInterval: live.everyMinute },
  );
  const request = useWrite('addresses.requestAddresses');
  const [chosen, setChosen] = useState<{ id: number; number: string }>();
  const [count, setCount] = useState<(typeof counts)[number]>(10);
  const [type, setType] = useState<(typeof types)[number]>('any');
  const submit = (): void => {
    if (chosen) request.mutate({ body: { map: chosen.id, count, type } }, { onSuccess: onClose });
  };
  return (
    <Sheet
      opened
      title={t('addresses:request.title')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <FailureNotice error={request.error} />
          <Button type="submit" disabled={!chosen} loading={request.isPending}>
            {chosen
              ? t('addresses:request.button', { number: chosen.number })
              : t('addresses:request.choose')}
          </Button>
        </>
      }
    >
      <QueryState query={options} skeleton={{ height: 60, count: 3 }}>
        {(offered) =>
          offered.length === 0 ? (
            <p>{t('addresses:request.none')}</p>
          ) : (
            <fieldset className={classes.ticks}>
              <legend>{t('addresses:request.map')}</legend>
              {offered.map((map) => (
                <label key={map.id} className={classes.tick}>
                  <input
                    type="radio"
                    name="map"
                    checked={chosen?.id === map.id}
                    onChange={() => setChosen({ id: map.id, number: map.number })}
                  />
                  <span>
                    <span className={classes.name}>
                      {t('maps:title', { number: map.number })} <bdi>{map.name ?? map.suburb}</bdi>
                    </span>
                    <span className={classes.hint}>
                      {joinTexts([
                        t('addresses:request.free', { count: map.unassigned_address_count }),
                        map.address_with_phone_count > 0 &&
                          t('addresses:request.phones', { count: map.address_with_phone_count }),
                      ])}
                    </span>
                  </span>
                </label>
              ))}
            </fieldset>
          )
        }
      </QueryState>
      <NativeSelect
        label={t('addresses:request.count')}
        value={String(count)}
        onChange={(event) => setCount(Number(event.currentTarget.value) as (typeof counts)[number])}
        data={counts.map((value) => ({
          value: String(value),
          label: value === 10_000 ? t('addresses:request.all') : String(value),
        }))}
      />
      <NativeSelect
        label={t('addresses:request.type')}
        value={type}
        onChange={(event) => setType(event.currentTarget.value as (typeof types)[number])}
        data={types.map((value) => ({ value, label: t(`addresses:request.types.${value}`) }))}
      />
    </Sheet>
  );
}
