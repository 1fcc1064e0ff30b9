/** API of the dashboard for other contexts. */
export { MyMap } from './my-map.tsx';
