/** What other domains show of a price before messages go. */
export { CostFigures } from './cost-figures.tsx';
