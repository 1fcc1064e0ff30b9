/** API of the map manager for the map page. */
export { ForeignList } from './foreign-list.tsx';
export { HistoryList } from './history-list.tsx';
