/** Settings of the dashboard banner (MSG-S3). */
import { bannerDefaults } from '@sheaf/rules/dashboard/dashboard/banner-settings';
import { manyWords, words, yesNo } from '../../settings-fields.ts';
import { settingsPart } from '../../settings-part.ts';

export const bannerNotification = settingsPart('banner_notification', bannerDefaults, {
  on: yesNo,
  title: words(120),
  content: manyWords(2000),
});
