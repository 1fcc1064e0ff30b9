export { type PlanningFacts, planningFactsOf } from '#contexts/people/availability/planning-facts';
