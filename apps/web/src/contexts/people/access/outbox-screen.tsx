/** Messages of a demo installation, which sends none and shows them here. */
import IconMailbox from '@tabler/icons-react/dist/esm/icons/IconMailbox.mjs';
import { shortDate } from '#platform/dates.ts';
import { writtenPhone } from '#platform/phones.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { LongAddress } from '#ui/long-address.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';

export function OutboxScreen() {
  const { t } = useTexts();
  const outbox = useRead('access.listLocalOutbox');
  return (
    <Page title={t('shell:settings.outbox')} back>
      <QueryState
        query={outbox}
        skeleton={{ height: 60, count: 3 }}
        empty={{ icon: <IconMailbox aria-hidden="true" />, text: t('access:outboxEmpty') }}
      >
        {(rows) => (
          <Card label={t('shell:settings.outbox')}>
            {rows.map((message) => (
              <ListRow
                key={message.id}
                title={<LongAddress>{writtenPhone(message.recipient)}</LongAddress>}
                line={<bdi>{message.body}</bdi>}
                value={shortDate(message.created_at)}
              />
            ))}
          </Card>
        )}
      </QueryState>
    </Page>
  );
}
