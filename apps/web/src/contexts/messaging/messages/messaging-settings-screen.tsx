/** Settings of automatic messages and of the congregation's phone (MSG-S2). */
import IconDeviceMobileMessage from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileMessage.mjs';
import { useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card, Section } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { AutomaticSection } from './automatic-section.tsx';
import { PhoneSheet } from './phone-sheet.tsx';

function PhoneSection() {
  const { t } = useTexts();
  const [editing, setEditing] = useState(false);
  const account = useRead('messages.readSmsAccount');
  const above = useRead('messages.readStats');
  return (
    <Section title={t('messages:phone.title')}>
      <QueryState query={account} along={[above]} skeleton={{ height: 60 }}>
        {(data) => (
          <Card>
            <ListRow
              icon={<IconDeviceMobileMessage aria-hidden="true" />}
              title={data.user ? <bdi>{data.user}</bdi> : t('messages:phone.none')}
              line={t(data.user ? 'messages:phone.free' : 'messages:phone.charged')}
              onClick={() => setEditing(true)}
            />
          </Card>
        )}
      </QueryState>
      {editing && account.data && <PhoneSheet account={account.data} onClose={() => setEditing(false)} />}
    </Section>
  );
}

export function MessagingSettingsScreen() {
  const { t } = useTexts();
  return (
    <Page title={t('messages:settings.title')} back>
      <AutomaticSection />
      <PhoneSection />
    </Page>
  );
}
