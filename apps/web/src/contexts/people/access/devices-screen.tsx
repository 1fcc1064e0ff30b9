/** Sessions of the person; one press ends each other one. */
import { Button } from '@mantine/core';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import { shortDate } from '#platform/dates.ts';
import { deviceName } from '#platform/device-name.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';

export function DevicesScreen() {
  const { t } = useTexts();
  const devices = useRead('access.listDevices');
  const end = useWrite('access.endDevice');
  return (
    <Page title={t('access:devices.title')} back>
      <QueryState query={devices} skeleton={{ height: 60, count: 2 }}>
        {(rows) => (
          <Card label={t('access:devices.title')}>
            {rows.map((device) => (
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
                      loading={end.isPending && end.variables?.params?.id === device.id}
                      aria-label={t('access:devices.end', { device: deviceName(device.device) })}
                      onClick={() => end.mutate({ params: { id: device.id } })}
                    >
                      {t('access:devices.endShort')}
                    </Button>
                  )
                }
              />
            ))}
          </Card>
        )}
      </QueryState>
    </Page>
  );
}
