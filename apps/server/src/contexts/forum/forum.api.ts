import { follows } from '#contexts/forum/follows.store';

/** Followed topics with news (SHELL-P9). */
export const topicsWithNews = follows.news;
