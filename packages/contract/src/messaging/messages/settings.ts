/** Settings of automatic messages (MSG-D3). */
import { automaticMessagingDefaults } from '@sheaf/rules/messaging/messages/automatic-settings';
import { yesNo } from '../../settings-fields.ts';
import { settingsPart } from '../../settings-part.ts';

export const automaticMessaging = settingsPart('automatic_messaging', automaticMessagingDefaults, {
  manual: yesNo,
  carts: yesNo,
  maps: yesNo,
  maps_assigned: yesNo,
  addresses: yesNo,
  duties: yesNo,
  duties_week: yesNo,
  groups: yesNo,
  reports: yesNo,
  attendants: yesNo,
});
