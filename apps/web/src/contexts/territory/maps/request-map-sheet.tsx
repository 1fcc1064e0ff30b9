/**
 * MAPS-S3, MAPS-R9, MAPS-R10: chooses one of the offered maps, initially the first one; a second press clears
 * the choice.
 */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { shortDate } from '#platform/dates.ts';
import { live } from '#platform/live.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Sheet } from '#ui/sheet.tsx';
import classes from './chooser.module.css';
import { useTakenToast } from './use-assigned-toast.ts';

export function RequestMapSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const options = useRead('maps.listMapOptions', {}, { staleTime: 0, refetchInterval: live.everyMinute });
  const request = useWrite('maps.requestMap', { success: useTakenToast() });
  const [chosen, setChosen] = useState<{ id: number; number: string } | null>();
  // Once, from the fresh list: later offers must not change the choice under a finger.
  if (chosen === undefined && options.data && options.isFetchedAfterMount) setChosen(options.data[0] ?? null);
  const submit = (): void => {
    if (chosen) request.mutate({ body: { map: chosen.id } }, { onSuccess: onClose });
  };
  return (
    <Sheet
      opened
      title={t('maps:request.title')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <FailureNotice error={request.error} />
          <Button type="submit" disabled={!chosen} loading={request.isPending}>
            {chosen ? t('maps:request.button', { number: chosen.number }) : t('maps:request.choose')}
          </Button>
        </>
      }
    >
      <QueryState query={options} skeleton={{ height: 60, count: 5 }}>
        {(offered) =>
          offered.length === 0 ? (
            <p>{t('maps:request.none')}</p>
          ) : (
            <ul className={classes.list}>
              {offered.map((option) => (
                <li key={option.id}>
                  <label className={classes.choice}>
                    <input
                      type="checkbox"
                      checked={chosen?.id === option.id}
                      onChange={() =>
                        setChosen(chosen?.id === option.id ? null : { id: option.id, number: option.number })
                      }
                    />
                    <span className={classes.texts}>
                      <bdi>
                        {joinTexts([
                          t('maps:title', { number: option.number }),
                          option.name ?? option.suburb,
                        ])}
                      </bdi>
                      <span className={classes.line}>
                        {option.last_completed
                          ? t('maps:request.last', { date: shortDate(option.last_completed) })
                          : t('maps:request.never')}
                      </span>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </Sheet>
  );
}
