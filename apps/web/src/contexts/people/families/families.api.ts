/** What other domains may show of families. */
export { FamilyCard, OwnFamily } from './family-card.tsx';
