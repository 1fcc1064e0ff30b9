/** What the map page shows of the territory's keeping. */
export { ForeignList } from './foreign-list.tsx';
export { HistoryList } from './history-list.tsx';
