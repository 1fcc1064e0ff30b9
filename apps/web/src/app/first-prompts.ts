/**
 * Dashboard prompts of all domains. Listed apart from the domains, because the first paint shows them and the
 * screens load later.
 */

import { cartPrompt } from '#contexts/carts/cart-prompt.tsx';
import { installPrompt } from '#contexts/dashboard/dashboard/install-prompt.tsx';
import { meetingPrompt } from '#contexts/dashboard/dashboard/meeting-prompt.tsx';
import { movingInPrompt } from '#contexts/dashboard/dashboard/moving-in-prompt.tsx';
import { newsPrompt } from '#contexts/dashboard/dashboard/news-prompt.tsx';
import { openPlacesPrompt } from '#contexts/dashboard/dashboard/open-places-prompt.tsx';
import { openSeatsPrompt } from '#contexts/dashboard/dashboard/open-seats-prompt.tsx';
import { simplePrompt } from '#contexts/dashboard/dashboard/simple-prompt.tsx';
import { subscribePrompt } from '#contexts/dashboard/dashboard/subscribe-prompt.tsx';
import { tourPrompt } from '#contexts/dashboard/dashboard/tour-prompt.tsx';
import { topicsPrompt } from '#contexts/forum/topics-prompt.tsx';
import { talkPrompt } from '#contexts/meetings/talks/talk-prompt.tsx';
import { privacyPrompt } from '#contexts/people/access/privacy-prompt.tsx';
import { bannerPrompt } from '#contexts/people/congregations/banner-prompt.tsx';
import { reportPrompt } from '#contexts/reports/report-prompt.tsx';
import { groupPrompt } from '#contexts/service/group-prompt.tsx';
import { requestPrompt } from '#contexts/service/request-prompt.tsx';
import type { DomainPrompt } from '#platform/domain.ts';

export const firstPrompts: readonly DomainPrompt[] = [
  privacyPrompt,
  bannerPrompt,
  newsPrompt,
  simplePrompt,
  installPrompt,
  requestPrompt,
  movingInPrompt,
  openSeatsPrompt,
  openPlacesPrompt,
  reportPrompt,
  meetingPrompt,
  groupPrompt,
  cartPrompt,
  subscribePrompt,
  topicsPrompt,
  talkPrompt,
  tourPrompt,
];
