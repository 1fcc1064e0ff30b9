/** What the dashboard asks of the forum. */
import { follows } from '#contexts/forum/follows.store';

/** SHELL-P9: followed topics with news. */
export const topicsWithNews = follows.news;
