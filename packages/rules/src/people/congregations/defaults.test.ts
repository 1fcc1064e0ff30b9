import { expect, it } from 'vitest';
import { cartCalendarDefaults } from '../../carts/settings.ts';
import { meetingAttendanceDefaults, meetingScheduleDefaults } from '../../meetings/meetings/settings.ts';
import { responsibilitiesScheduleDefaults } from '../../meetings/responsibilities/settings.ts';
import { fieldServiceReportsDefaults } from '../../reports/settings.ts';
import { founderAppointment } from './founding.ts';
import { retentionDefaults } from './retention.ts';

it('SETTINGS-K1 a congregation begins with all modules on', () => {
  expect(meetingScheduleDefaults).toEqual({
    on: true,
    ptc: null,
    wt_conductor: null,
    clam_day: 3,
    clam_halls: null,
    clam_start_time: '19:00',
    clam_url: null,
    public_day: 0,
    public_start_time: '10:00',
    public_url: null,
    history: 12,
  });
  expect(meetingAttendanceDefaults).toEqual({ on: true });
  expect(fieldServiceReportsDefaults).toEqual({ on: true, start_month: null });
});

it('SETTINGS-K1 attendants are reminded two days before and printed without decoration, carts have no booking limit', () => {
  expect(responsibilitiesScheduleDefaults).toEqual({
    on: true,
    print_header: null,
    print_notes: false,
    compact: false,
    reminder_timing: 1,
  });
  expect(cartCalendarDefaults).toEqual({ cart_booking: 1, booking_advance: 0 });
});

it('SETTINGS-R10 a congregation begins with a retention period for all temporary data', () => {
  expect(retentionDefaults).toEqual({ not_at_homes: 12, notes: 24, messages: 6, journal: 36 });
});

it('SETTINGS-R11 a founding brother is an elder, a founding sister a publisher', () => {
  expect([founderAppointment('brother'), founderAppointment('sister')]).toEqual(['elder', 'publisher']);
});
