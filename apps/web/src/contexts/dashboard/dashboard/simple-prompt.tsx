/** Offers simple mode to people with large text, until it is dismissed or chosen (SHELL-R31). */
import IconTextSize from '@tabler/icons-react/dist/esm/icons/IconTextSize.mjs';
import type { DomainPrompt, PromptProps } from '#platform/domain.ts';
import { hasLargeText, simpleMode } from '#platform/simple-mode.ts';
import { useTexts } from '#platform/texts.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { PromptRow } from '#ui/prompt-row.tsx';

function SimplePrompt({ dismiss }: PromptProps) {
  const { t } = useTexts();
  return (
    <PromptRow
      icon={<IconTextSize aria-hidden="true" />}
      title={t('shell:simple.title')}
      text={t('shell:simple.text')}
      dismiss={dismiss}
    >
      <ActionButton
        variant="light"
        onClick={() => {
          dismiss();
          simpleMode.set(true);
        }}
      >
        {t('shell:simple.turnOn')}
      </ActionButton>
    </PromptRow>
  );
}

export const simplePrompt: DomainPrompt = {
  id: 'simple',
  place: 57,
  uncounted: true,
  useContent: () => (hasLargeText() ? '1' : null),
  Row: SimplePrompt,
};
