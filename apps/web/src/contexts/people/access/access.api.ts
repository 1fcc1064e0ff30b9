/** API of sign-in for other domains: device names and privacy consent. */
export { deviceName } from './device-name.ts';
export { useAnswerPrivacy } from './use-answer-privacy.ts';
