/** Settings of the dashboard: its banner (MSG-S3), and hidden first steps (SETTINGS-R13.4). */
import { bannerDefaults } from '@sheaf/rules/dashboard/dashboard/banner-settings';
import { firstStepsDefaults, movingInSteps } from '@sheaf/rules/dashboard/dashboard/moving-in';
import { z } from 'zod';
import { manyWords, words, yesNo } from '../../settings-fields.ts';
import { settingsPart } from '../../settings-part.ts';

export const bannerNotification = settingsPart('banner_notification', bannerDefaults, {
  on: yesNo,
  title: words(120),
  content: manyWords(2000),
});

const steps = z.array(z.enum(movingInSteps)).max(movingInSteps.length);

export const firstSteps = settingsPart('first_steps', firstStepsDefaults, {
  hidden: { accepts: steps, reads: steps },
});
