/** All activity of the account, newest first (ACCOUNT-R1). */
import { Button } from '@mantine/core';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import { useState } from 'react';
import { session } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card, Section } from '#ui/card.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { ActivityRow } from './activity-row.tsx';

/** About one year; older lines are behind a button. */
const newest = 20;

export function ActivityList({ looksAfter }: { looksAfter: string | undefined }) {
  const { t } = useTexts();
  const activity = useRead('billing.listActivity', {
    params: { id: session.get()?.congregation_id ?? 0 },
  });
  const [all, setAll] = useState(false);
  return (
    <Section
      title={t('billing:activity.title')}
      aside={looksAfter && <bdi>{t('billing:activity.looksAfter', { name: looksAfter })}</bdi>}
    >
      <QueryState
        query={activity}
        skeleton={{ height: 64, count: 5 }}
        empty={{ icon: <IconReceipt aria-hidden="true" />, text: t('billing:activity.empty') }}
      >
        {(lines) => (
          <>
            <Card>
              {lines.slice(0, all ? undefined : newest).map((line) => (
                <ActivityRow key={line.id} line={line} />
              ))}
            </Card>
            {!all && lines.length > newest && (
              <Button variant="default" fullWidth mt="sm" onClick={() => setAll(true)}>
                {t('billing:activity.more', { count: lines.length })}
              </Button>
            )}
          </>
        )}
      </QueryState>
    </Section>
  );
}
