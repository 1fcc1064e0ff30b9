/** All parts of the settings; the documented `modules` consist of them (SETTINGS-D2). */
import { z } from 'zod';
import { cartCalendar } from './carts/settings.ts';
import { bannerNotification, firstSteps } from './dashboard/dashboard/settings.ts';
import { meetingAttendance, meetingSchedule } from './meetings/meetings/settings.ts';
import { responsibilitiesSchedule } from './meetings/responsibilities/settings.ts';
import { speakerSettings } from './meetings/speakers/settings.ts';
import { automaticMessaging } from './messaging/messages/settings.ts';
import { planning } from './people/availability/settings.ts';
import { fieldServiceReports } from './reports/settings.ts';
import type { SettingsPart } from './settings-part.ts';

const parts = {
  meeting_schedule: meetingSchedule,
  meeting_attendance: meetingAttendance,
  attendants_schedule: responsibilitiesSchedule,
  field_service_reports: fieldServiceReports,
  cart_calendar: cartCalendar,
  banner_notification: bannerNotification,
  first_steps: firstSteps,
  automatic_messaging: automaticMessaging,
  speakers: speakerSettings,
  planning,
};

type Parts = typeof parts;
export type Modules = { [Name in keyof Parts]: Parts[Name]['defaults'] };
export type ModulesChange = { [Name in keyof Parts]?: Partial<Modules[Name]> | undefined };

export const settingsParts: readonly SettingsPart[] = Object.values<SettingsPart>(parts);

const shape = <Schema>(of: (part: SettingsPart) => Schema): Record<string, Schema> =>
  Object.fromEntries(settingsParts.map((part) => [part.name, of(part)]));

export const modules = z.object(shape(({ reply }) => reply)) as unknown as z.ZodType<Modules>;
export const modulesChange = z
  .strictObject(shape(({ change }) => change))
  .partial() as unknown as z.ZodType<ModulesChange>;

/** Modules from the stored parts by name; a part that was never saved has its defaults. */
export const composeModules = (stored: ReadonlyMap<string, unknown>): Modules =>
  Object.fromEntries(
    settingsParts.map((part) => [part.name, part.complete(stored.get(part.name))]),
  ) as Modules;
