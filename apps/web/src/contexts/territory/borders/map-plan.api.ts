/** The plan of a map for its page. */
export { useMapPlan } from './borders.queries.ts';
