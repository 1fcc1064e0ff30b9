/** Prompt with the congregation's banner (SHELL-P5). */
import { bannerContent } from '@sheaf/rules/dashboard/dashboard/banner-settings';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import type { DomainPrompt, PromptProps } from '#platform/domain.ts';
import { PromptRow } from '#ui/prompt-row.tsx';
import { useBanner } from './congregations.api.ts';

function BannerPrompt({ dismiss }: PromptProps) {
  const { title, content } = useBanner();
  return (
    <PromptRow
      icon={<IconSpeakerphone aria-hidden="true" />}
      title={title}
      text={content}
      dismiss={dismiss}
    />
  );
}

export const bannerPrompt: DomainPrompt = {
  id: 'banner',
  place: 30,
  useContent: () => bannerContent(useBanner()),
  Row: BannerPrompt,
};
