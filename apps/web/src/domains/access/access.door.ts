/** What other domains show of devices and passkeys. */
export { deviceName } from './device-name.ts';
export { PasskeysCard } from './passkeys-card.tsx';
