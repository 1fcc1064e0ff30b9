import { useMantineColorScheme } from '@mantine/core';
import { useSimpleMode } from '#platform/simple-mode.ts';
import { textSize } from '#platform/text-size.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';

/** Chosen colours, and the text size unless it is the normal one. */
export function useAppearance(): string {
  const { t } = useTexts();
  const { colorScheme } = useMantineColorScheme();
  const size = textSize.get();
  const simple = useSimpleMode();
  return joinTexts([
    t(`people:profile.look.${colorScheme}`),
    simple && t('people:profile.look.simple'),
    size === 'normal' ? null : t(`people:profile.look.${size}`),
  ]);
}
