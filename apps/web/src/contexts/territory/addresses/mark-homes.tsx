/** ADDR-R67: offers the holder of a residential map its preloaded addresses, and states the effect. */
import { Button } from '@mantine/core';
import IconHomePlus from '@tabler/icons-react/dist/esm/icons/IconHomePlus.mjs';
import { useId } from 'react';
import { type MapPage, queueKeyOf } from '#contexts/territory/maps/map-list.api.ts';
import { useMarkHomes } from '#contexts/territory/maps/use-mark-homes.ts';
import { useWaitingOf } from '#platform/outbox/waiting.ts';
import { useTexts } from '#platform/texts.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import classes from './mark-homes.module.css';

export function MarkHomes({ page, count }: { page: MapPage; count: number }) {
  const { t } = useTexts();
  const effect = useId();
  const mark = useMarkHomes();
  const waiting = useWaitingOf(queueKeyOf(page.map.number)).some(
    ({ operation }) => operation === 'maps.markHomes',
  );
  return (
    <section className={classes.offer} aria-label={t('addresses:homes.action')}>
      {waiting ? (
        <p className={classes.known} role="status">
          {t('addresses:homes.waiting', { count })}
        </p>
      ) : (
        <>
          <p className={classes.known}>{t('addresses:homes.known', { count })}</p>
          <p className={classes.effect} id={effect}>
            {t('addresses:homes.effect')}
          </p>
          <FailureNotice error={mark.error} />
          <Button
            variant="light"
            leftSection={<IconHomePlus aria-hidden="true" size={20} />}
            aria-describedby={effect}
            loading={mark.isPending}
            onClick={() => mark.mutate({ map: page.map, count })}
          >
            {t('addresses:homes.action')}
          </Button>
        </>
      )}
    </section>
  );
}
