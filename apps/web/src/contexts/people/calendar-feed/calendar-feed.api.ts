/** API of the calendar feed for other domains. */
export { FeedCard } from './feed-card.tsx';
