/** What other domains may show of the calendar feed. */
export { FeedCard } from './feed-card.tsx';
