/** Where the person is signed in; each other device ends with one press. */
import { Button } from '@mantine/core';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, newKey } from '../../platform/api.ts';
import { shortDate } from '../../platform/dates.ts';
import { queryClient } from '../../platform/queries.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TitleBar } from '../../ui/title-bar.tsx';
import { deviceName } from './device-name.ts';
import classes from './devices-screen.module.css';

export function DevicesScreen() {
  const { t } = useTexts();
  const devices = useQuery({ queryKey: ['access.listDevices'], queryFn: () => call('access.listDevices') });
  const end = useMutation({
    mutationFn: (id: number) => call('access.endDevice', { params: { id }, key: newKey() }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['access.listDevices'] }),
  });
  return (
    <div className={classes.narrow}>
      <title>{`${t('access:devices.title')} · ${t('shell:name')}`}</title>
      <TitleBar title={t('access:devices.title')} back />
      {devices.isPending && <Skeleton height={60} count={2} />}
      {devices.isError && <ErrorNotice>{t('shell:failed')}</ErrorNotice>}
      {devices.data && (
        <Card label={t('access:devices.title')}>
          {devices.data.map((device) => (
            <ListRow
              key={device.id}
              icon={<IconDeviceMobile aria-hidden="true" />}
              title={<bdi>{deviceName(device.device)}</bdi>}
              line={
                device.current
                  ? t('access:devices.current')
                  : t('access:devices.lastUsed', { date: shortDate(device.last_used_at) })
              }
              trailing={
                device.current ? undefined : (
                  <Button
                    variant="default"
                    loading={end.isPending && end.variables === device.id}
                    aria-label={t('access:devices.end', { device: deviceName(device.device) })}
                    onClick={() => end.mutate(device.id)}
                  >
                    {t('access:devices.endShort')}
                  </Button>
                )
              }
            />
          ))}
        </Card>
      )}
    </div>
  );
}
