/** Help page of a screen, over the screen, so that its input is not lost (SHELL-R32). */
import { Button } from '@mantine/core';
import type { HelpTopic } from '@sheaf/rules/dashboard/dashboard/help-topics';
import { phraseIn } from '#platform/phrase-in.ts';
import { useTexts } from '#platform/texts.ts';
import { Link } from './link.tsx';
import { Sheet } from './sheet.tsx';

export interface HelpSheetProps {
  topic: HelpTopic;
  onClose: () => void;
}

export function HelpSheet({ topic, onClose }: HelpSheetProps) {
  const { t } = useTexts();
  return (
    <Sheet
      opened
      title={t('help:title')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      footer={
        <Button variant="default" component={Link} to="/settings/help/">
          {t('help:all')}
        </Button>
      }
    >
      <p>{t(phraseIn('help:page', topic))}</p>
    </Sheet>
  );
}
