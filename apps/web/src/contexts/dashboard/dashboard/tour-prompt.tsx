/** Prompt of the welcome tour until it is started on this phone (SHELL-S8). */
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import { useNavigate } from 'react-router';
import type { DomainPrompt, PromptProps } from '#platform/domain.ts';
import { useTexts } from '#platform/texts.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { PromptRow } from '#ui/prompt-row.tsx';
import { tour, useTourKnown } from './tour-state.ts';

function TourPrompt({ dismiss }: PromptProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const show = (): void => {
    tour.start();
    navigate('/');
  };
  return (
    <PromptRow
      icon={<IconRoute aria-hidden="true" />}
      title={t('shell:welcome.title')}
      text={t('shell:welcome.text')}
      dismiss={dismiss}
    >
      <ActionButton variant="light" onClick={show}>
        {t('shell:welcome.show')}
      </ActionButton>
    </PromptRow>
  );
}

export const tourPrompt: DomainPrompt = {
  id: 'tour',
  place: 60,
  uncounted: true,
  // The tour visits tabs that are hidden offline.
  needsNetwork: true,
  useContent: () => (useTourKnown() ? null : '1'),
  Row: TourPrompt,
};
