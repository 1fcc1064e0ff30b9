/** One step of a tour, for the tours of other domains. */
export { TourCard } from '#ui/tour-card.tsx';
