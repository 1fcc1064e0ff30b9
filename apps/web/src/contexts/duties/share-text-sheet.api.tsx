/** Sheet that shares a text with a link of its own (X-SHARE). */
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '#platform/texts.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Hint } from '#ui/page.tsx';
import { ShareButton } from '#ui/share-button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import classes from './answer.module.css';

interface ShareProps {
  title: string;
  hint: string;
  making: { data: { text: string } | undefined; error: Error | null };
  /** Creates the text and its link when the sheet opens. */
  onMake: () => void;
  onClose: () => void;
}

export function ShareTextSheet({ title, hint, making, onMake, onClose }: ShareProps) {
  const { t } = useTexts();
  const make = useEffectEvent(onMake);
  useEffect(() => make(), []);
  const text = making.data?.text;
  return (
    <Sheet
      opened
      title={title}
      closeLabel={t('shell:close')}
      onClose={onClose}
      footer={
        text ? (
          <ShareButton
            text={text}
            labels={{
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
      <Hint>{hint}</Hint>
      {text && <p className={classes.shared}>{text}</p>}
      <FailureNotice error={making.error} />
    </Sheet>
  );
}
