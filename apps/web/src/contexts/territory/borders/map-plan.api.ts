export { useMapPlan } from './borders.queries.ts';
