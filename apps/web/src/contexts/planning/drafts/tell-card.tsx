/** People who got duties by a draft and were not notified yet, with the button that notifies them. */
import { Button } from '@mantine/core';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import classes from './fill-card.module.css';
import { FillHead } from './fill-head.tsx';

const TellSheet = lazyPart(async () => (await import('./tell-sheet.tsx')).TellSheet);

interface TellCardProps {
  draft: number;
  /** Number of the people. */
  people: number;
  /** `5 places filled`. */
  title?: string | undefined;
  disabled?: boolean;
  onTold?: () => void;
}

export function TellCard({ draft, people, title, disabled = false, onTold }: TellCardProps) {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  const open = t('drafts:tell.open', { count: people });
  return (
    <section className={classes.card} aria-label={open}>
      <FillHead done title={title ?? open} line={title ? open : t('drafts:tell.text')} />
      <div className={classes.buttons}>
        <Button
          size="md"
          leftSection={<IconSend aria-hidden="true" size={22} />}
          disabled={disabled}
          onClick={() => setAsking(true)}
        >
          {t('drafts:tell.button', { count: people })}
        </Button>
      </div>
      {asking && <TellSheet draft={draft} onClose={() => setAsking(false)} {...(onTold && { onTold })} />}
    </section>
  );
}
