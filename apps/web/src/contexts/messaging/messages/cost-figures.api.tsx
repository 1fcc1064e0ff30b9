/** Price preview of messages for other domains. */
export { CostFigures } from './cost-figures.tsx';
