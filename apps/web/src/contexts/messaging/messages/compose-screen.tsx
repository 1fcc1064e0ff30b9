/** Screen to write a manual message, with its cost while typing (MSG-S1). */
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconMessageOff from '@tabler/icons-react/dist/esm/icons/IconMessageOff.mjs';
import { useEffect, useState } from 'react';
import type { Reply } from '#platform/api.ts';
import { money } from '#platform/money.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card } from '#ui/card.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Link } from '#ui/link.tsx';
import { EmptyState, ErrorNotice } from '#ui/notice.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { ComposeForm } from './compose-form.tsx';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { CostFigures } from './cost-figures.tsx';
import { isWhole, useSendPreview } from './draft.ts';
import classes from './messages.module.css';
import { ProgressCard } from './progress-card.tsx';
import { useDraft } from './use-draft.ts';

type Terms = Reply<'messages.readPricing'>;

/** Duration of the text "Sent!" (MSG-R6). */
const sentMilliseconds = 4000;

function useSentNotice(): [number | null, (count: number) => void] {
  const [sent, setSent] = useState<number | null>(null);
  useEffect(() => {
    if (sent === null) return;
    const timer = setTimeout(() => setSent(null), sentMilliseconds);
    return () => clearTimeout(timer);
  }, [sent]);
  return [sent, setSent];
}

function Composer({ terms }: { terms: Terms }) {
  const { t } = useTexts();
  const [draft, change] = useDraft();
  const [asked] = useDebouncedValue(draft, 400);
  const [confirming, setConfirming] = useState(false);
  const [sent, setSent] = useSentNotice();
  const [sending, setSending] = useState<number | null>(null);
  const look = useSendPreview(asked, terms.manual);
  const shown = isWhole(draft) ? look.data : undefined;
  const current = asked === draft && !look.isFetching && shown !== undefined;
  return (
    <>
      <Card padded>
        <div className={classes.form}>
          <ComposeForm draft={draft} terms={terms} onChange={change} />
          {shown && <CostFigures look={shown} />}
          <FailureNotice error={look.error} />
          {shown?.refusal && <ErrorNotice>{t(`problems:codes.${shown.refusal}`)}</ErrorNotice>}
          {!isWhole(draft) && (
            <Hint small>
              {t('shell:missingField', {
                label: t(draft.message.trim() === '' ? 'messages:compose.text' : 'messages:compose.group'),
              })}
            </Hint>
          )}
          <Button disabled={!current || shown.refusal !== null} onClick={() => setConfirming(true)}>
            {t('messages:compose.send')}
          </Button>
        </div>
      </Card>
      <p role="status" className={sent === null ? 'visually-hidden' : classes.done}>
        {sent === null ? '' : t('messages:compose.sent', { count: sent })}
      </p>
      {sending !== null && <ProgressCard sending={sending} />}
      {confirming && shown && (
        <ConfirmSheet
          draft={draft}
          look={shown}
          onClose={() => setConfirming(false)}
          onSent={(reply) => {
            setConfirming(false);
            change({ message: '' });
            setSent(reply.sent);
            setSending(reply.id);
          }}
        />
      )}
    </>
  );
}

function Off() {
  const { t } = useTexts();
  const maySwitchOn = usePermits().has('settings.cong.edit');
  return (
    <EmptyState
      icon={<IconMessageOff aria-hidden="true" />}
      action={
        maySwitchOn && (
          <Button component={Link} to="/settings/messaging-settings/" variant="default">
            {t('messages:settings.title')}
          </Button>
        )
      }
    >
      {t(maySwitchOn ? 'problems:codes.manual-messages-off' : 'messages:compose.off')}
    </EmptyState>
  );
}

export function ComposeScreen() {
  const { t } = useTexts();
  const reading = useRead('messages.readPricing');
  return (
    <Page
      title={t('messages:compose.title')}
      line={reading.data && t('messages:compose.balance', { balance: money(reading.data.balance) })}
      back
    >
      <QueryState query={reading} skeleton={{ height: 280 }}>
        {(terms) => (terms.manual ? <Composer terms={terms} /> : <Off />)}
      </QueryState>
    </Page>
  );
}
