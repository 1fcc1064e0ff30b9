/** Devices with push notifications; the permission is requested by a press only (MSG-R14). */
import { Button } from '@mantine/core';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { shortDate } from '#platform/dates.ts';
import { deviceName } from '#platform/device-name.ts';
import { useInstalled } from '#platform/install.ts';
import { pushRefused, pushWorks } from '#platform/push.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card, Section } from '#ui/card.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { Hint } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import classes from './messages.module.css';
import { type PushDevice, useSubscribedHere, useTurnOffPush, useTurnOnPush } from './push.queries.ts';
import { pushFailure } from './push-failure.ts';

function Rows({ list, here }: { list: PushDevice[]; here: boolean }) {
  const { t } = useTexts();
  const off = useTurnOffPush();
  return (
    <>
      <FailureNotice error={off.error} />
      {list.map((device) => (
        <ListRow
          key={device.id}
          icon={<IconBell aria-hidden="true" />}
          title={<bdi>{deviceName(device.device)}</bdi>}
          line={
            device.current && here
              ? t('messages:push.here')
              : t('messages:push.since', { date: shortDate(device.created_at) })
          }
          trailing={
            <Button
              variant="default"
              loading={off.isPending && off.variables?.id === device.id}
              aria-label={t('messages:push.offOne', { device: deviceName(device.device) })}
              onClick={() => off.mutate(device)}
            >
              {t('messages:push.off')}
            </Button>
          }
        />
      ))}
    </>
  );
}

function TurnOn({ list }: { list: PushDevice[] }) {
  const { t } = useTexts();
  const installed = useInstalled();
  const on = useTurnOnPush();
  if (!pushWorks()) {
    // On an iPhone only an installed app can receive push notifications.
    const apple = /iPhone|iPad/.test(navigator.userAgent) && !installed;
    return <Hint small>{t(`messages:push.${apple ? 'install' : 'unable'}`)}</Hint>;
  }
  return (
    <>
      {pushRefused() && !on.error && <Hint small>{t('messages:push.refused')}</Hint>}
      {on.error && <ErrorNotice>{pushFailure(on.error, t)}</ErrorNotice>}
      <div>
        <Button variant="light" loading={on.isPending} onClick={() => on.mutate(list)}>
          {t('messages:push.on')}
        </Button>
      </div>
    </>
  );
}

export function PushCard() {
  const { t } = useTexts();
  const devices = useRead('messages.listPushDevices');
  const here = useSubscribedHere();
  return (
    <Section title={t('messages:push.title')}>
      <Card padded>
        <div className={classes.form}>
          <p>{t('messages:push.text')}</p>
          <QueryState query={devices} skeleton={{ height: 60 }}>
            {(list) => {
              const on = here.data === true && list.some(({ current }) => current);
              return (
                <>
                  {list.length > 0 && <Rows list={list} here={on} />}
                  {!here.isPending && !on && <TurnOn list={list} />}
                </>
              );
            }}
          </QueryState>
        </div>
      </Card>
    </Section>
  );
}
