export { FeedCard } from './feed-card.tsx';
