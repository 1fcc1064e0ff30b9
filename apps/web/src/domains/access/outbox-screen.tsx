/** The messages of an installation for trying out: nothing leaves the machine, so they are read here. */
import IconMailbox from '@tabler/icons-react/dist/esm/icons/IconMailbox.mjs';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { shortDate } from '../../platform/dates.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { EmptyState, ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TitleBar } from '../../ui/title-bar.tsx';

export function OutboxScreen() {
  const { t } = useTexts();
  const outbox = useQuery({
    queryKey: ['access.listLocalOutbox'],
    queryFn: () => call('access.listLocalOutbox'),
  });
  return (
    <>
      <TitleBar title={t('shell:settings.outbox')} back />
      {outbox.isPending && <Skeleton height={60} count={3} />}
      {outbox.isError && <ErrorNotice>{outbox.error.message || t('shell:failed')}</ErrorNotice>}
      {outbox.data?.length === 0 && (
        <EmptyState icon={<IconMailbox aria-hidden="true" />}>{t('maps:empty')}</EmptyState>
      )}
      {outbox.data && outbox.data.length > 0 && (
        <Card label={t('shell:settings.outbox')}>
          {outbox.data.map((message) => (
            <ListRow
              key={message.id}
              title={<bdi>{message.recipient}</bdi>}
              line={<bdi>{message.body}</bdi>}
              value={shortDate(message.created_at)}
            />
          ))}
        </Card>
      )}
    </>
  );
}
