export { MyMap } from './my-map.tsx';
