/** API of families for other domains. */
export { FamilyCard, OwnFamily } from './family-card.tsx';
