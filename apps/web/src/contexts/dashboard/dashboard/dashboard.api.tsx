/** What other screens may use of the dashboard. */
export { MyMap } from './my-map.tsx';
