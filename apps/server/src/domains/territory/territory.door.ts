/** What other domains may ask of the territory. */
export { borders } from '#domains/territory/borders.store';
