/** PRINT-S2, PRINT-P14: the do-not-calls as they are printed, by map and street, without notes. */
import { Button } from '@mantine/core';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../platform/api.ts';
import { shortDate } from '../../platform/dates.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card, Section } from '../../ui/card.tsx';
import { EmptyState, ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TitleBar } from '../../ui/title-bar.tsx';
import classes from './printing.module.css';

type Listed = Reply<'addresses.listDoNotCalls'>[number];

function MapOfDoors({ map }: { map: Listed }) {
  const { t } = useTexts();
  return (
    <Section title={t('printing:doNotCalls.map', { number: map.map_number, place: map.place })}>
      <Card>
        <table className={classes.list}>
          <thead>
            <tr>
              <th scope="col">{t('printing:doNotCalls.street')}</th>
              <th scope="col">{t('printing:doNotCalls.address')}</th>
              <th scope="col">{t('printing:doNotCalls.date')}</th>
            </tr>
          </thead>
          <tbody>
            {map.doors.map((door) => (
              <tr key={door.id}>
                <td>
                  <bdi>{door.street}</bdi>
                </td>
                <td>
                  <bdi>{door.address}</bdi>
                </td>
                <td>{shortDate(door.date)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </Section>
  );
}

export function DoNotCallsScreen() {
  const { t } = useTexts();
  const { data, error, isPending } = useQuery({
    queryKey: ['addresses.listDoNotCalls'],
    queryFn: () => call('addresses.listDoNotCalls'),
  });
  return (
    <div className={classes.page}>
      <title>{`${t('printing:doNotCalls.title')} · ${t('shell:name')}`}</title>
      <TitleBar
        title={t('printing:doNotCalls.title')}
        back
        actions={
          <Button
            variant="light"
            leftSection={<IconPrinter aria-hidden="true" size={20} />}
            onClick={() => window.print()}
          >
            {t('printing:print')}
          </Button>
        }
      />
      <p className={classes.hint}>{t('printing:doNotCalls.private')}</p>
      {isPending && <Skeleton height={160} count={3} />}
      {error && !data && <ErrorNotice>{error.message || t('shell:failed')}</ErrorNotice>}
      {data?.length === 0 && (
        <EmptyState icon={<IconBan aria-hidden="true" />}>{t('printing:doNotCalls.none')}</EmptyState>
      )}
      {data?.map((map) => (
        <MapOfDoors key={map.map_id} map={map} />
      ))}
    </div>
  );
}
