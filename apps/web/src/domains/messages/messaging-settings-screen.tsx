/** MSG-S2: what is sent by itself, and by which phone. */
import IconDeviceMobileMessage from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileMessage.mjs';
import { useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { Card, Section } from '../../ui/card.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TitleBar } from '../../ui/title-bar.tsx';
import { AutomaticSection } from './automatic-section.tsx';
import classes from './messages.module.css';
import { PhoneSheet } from './phone-sheet.tsx';
import { useSmsAccount } from './settings.queries.ts';

function PhoneSection() {
  const { t } = useTexts();
  const [editing, setEditing] = useState(false);
  const { data, error, isPending } = useSmsAccount();
  return (
    <Section title={t('messages:phone.title')}>
      {isPending && <Skeleton height={60} />}
      {error && !data && <ErrorNotice>{error.message || t('shell:failed')}</ErrorNotice>}
      {data && (
        <Card>
          <ListRow
            icon={<IconDeviceMobileMessage aria-hidden="true" />}
            title={data.user ? <bdi>{data.user}</bdi> : t('messages:phone.none')}
            line={t(data.user ? 'messages:phone.free' : 'messages:phone.charged')}
            onClick={() => setEditing(true)}
          />
        </Card>
      )}
      {editing && data && <PhoneSheet account={data} onClose={() => setEditing(false)} />}
    </Section>
  );
}

export function MessagingSettingsScreen() {
  const { t } = useTexts();
  return (
    <div className={classes.page}>
      <title>{`${t('messages:settings.title')} · ${t('shell:name')}`}</title>
      <TitleBar title={t('messages:settings.title')} back />
      <AutomaticSection />
      <PhoneSection />
    </div>
  );
}
