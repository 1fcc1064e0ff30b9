/** Prompt to add the app to the home screen (SHELL-P2). */
import IconDeviceMobileDown from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileDown.mjs';
import type { DomainPrompt, PromptProps } from '#platform/domain.ts';
import { install, useInstalled, useInstallMethod } from '#platform/install.ts';
import { useTexts } from '#platform/texts.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { PromptRow } from '#ui/prompt-row.tsx';

function InstallPrompt({ dismiss }: PromptProps) {
  const { t } = useTexts();
  const method = useInstallMethod();
  return (
    <PromptRow
      icon={<IconDeviceMobileDown aria-hidden="true" />}
      title={t('shell:install.title')}
      text={t(`shell:install.${method}`)}
      dismiss={dismiss}
    >
      {method === 'offered' && (
        <ActionButton variant="light" onClick={() => void install()}>
          {t('shell:install.install')}
        </ActionButton>
      )}
    </PromptRow>
  );
}

export const installPrompt: DomainPrompt = {
  id: 'install',
  place: 58,
  uncounted: true,
  useContent: () => (useInstalled() ? null : '1'),
  Row: InstallPrompt,
};
