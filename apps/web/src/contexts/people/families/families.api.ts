export { FamilyCard, OwnFamily } from './family-card.tsx';
