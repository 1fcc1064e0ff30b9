/** What other domains show of devices. */
export { deviceName } from './device-name.ts';
