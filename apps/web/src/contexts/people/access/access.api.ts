/** What other domains show of devices, and of the consent to what is kept. */
export { deviceName } from './device-name.ts';
export { useAnswerPrivacy } from './use-answer-privacy.ts';
