/** The prompts of all domains. They stand in the first paint, so they are listed apart from the domains, whose screens come later. */
import { privacyPrompt } from '../domains/access/privacy-prompt.tsx';
import { cartPrompt } from '../domains/carts/cart-prompt.tsx';
import { bannerPrompt } from '../domains/congregations/banner-prompt.tsx';
import { installPrompt } from '../domains/dashboard/install-prompt.tsx';
import { meetingPrompt } from '../domains/dashboard/meeting-prompt.tsx';
import { movingInPrompt } from '../domains/dashboard/moving-in-prompt.tsx';
import { subscribePrompt } from '../domains/dashboard/subscribe-prompt.tsx';
import { tourPrompt } from '../domains/dashboard/tour-prompt.tsx';
import { topicsPrompt } from '../domains/forum/topics-prompt.tsx';
import { reportPrompt } from '../domains/reports/report-prompt.tsx';
import { groupPrompt } from '../domains/service/group-prompt.tsx';
import { requestPrompt } from '../domains/service/request-prompt.tsx';
import { talkPrompt } from '../domains/talks/talk-prompt.tsx';
import type { DomainPrompt } from '../platform/domain.ts';

export const firstPrompts: readonly DomainPrompt[] = [
  privacyPrompt,
  bannerPrompt,
  installPrompt,
  requestPrompt,
  movingInPrompt,
  reportPrompt,
  meetingPrompt,
  groupPrompt,
  cartPrompt,
  subscribePrompt,
  topicsPrompt,
  talkPrompt,
  tourPrompt,
];
