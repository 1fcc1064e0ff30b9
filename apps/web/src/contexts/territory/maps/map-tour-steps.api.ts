/** Ordered steps that explain the first map of a person (SHELL-R27). */
import type { MapTourStep } from '@sheaf/rules/dashboard/dashboard/tour';

export const mapTourSteps: readonly MapTourStep[] = [
  { name: 'map-door', target: 'main li[data-open]' },
  { name: 'map-not-home', target: 'main [data-kind="nothome"]' },
  { name: 'map-undo', target: 'main li[data-open]' },
  { name: 'map-add', target: '[data-tour="add-address"]' },
  { name: 'map-hand-in', target: '[data-tour="hand-in"]' },
];
