/** The card of people who can no longer come, for screens of other domains. */
export { RepairCard } from './repair-card.tsx';
