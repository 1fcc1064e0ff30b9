/** A text with a link of its own for another app (X-SHARE). */
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { useWrite } from '../../platform/use-write.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Hint } from '../../ui/page.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { Proposal } from './proposal-words.ts';
import classes from './proposals.module.css';

export function ShareSheet({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const { t } = useTexts();
  const making = useWrite('proposals.shareProposal');
  const { mutate } = making;
  // Each text has a link of its own, made once the sheet is open.
  useEffect(() => mutate({ params: { id: proposal.id }, body: {} }), [mutate, proposal.id]);
  const text = making.data?.text;
  return (
    <Sheet
      opened
      title={t('proposals:share')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      footer={
        text ? (
          <ShareButton
            text={text}
            words={{
              share: t('answers:send.share'),
              copy: t('answers:send.copy'),
              copied: t('answers:send.copied'),
            }}
          />
        ) : (
          <Button loading disabled>
            {t('answers:send.share')}
          </Button>
        )
      }
    >
      <Hint>{t('proposals:shareText')}</Hint>
      {text && <p className={classes.text}>{text}</p>}
      <FailureNotice error={making.error} />
    </Sheet>
  );
}
