export { planningFactsOf } from '#contexts/people/availability/planning-facts';
