import type { Arabic } from '../arabic-forms.ts';
import type { pushOnDevices as english } from '../en/push-on-devices.ts';

export const pushOnDevices: Arabic<typeof english> = {
  title: 'الإشعارات على أجهزتي',
  text: 'الأجهزة التي تظهر عليها الرسائل إن اخترت «إشعار» أعلاه.',
  on: 'تشغيل الإشعارات على هذا الجهاز',
  off: 'إيقاف',
  offOne: 'إيقاف على {device}',
  here: 'هذا الجهاز',
  since: 'منذ {date}',
  refused: 'إشعارات Sheaf محظورة. اسمح بها في إعدادات هذا المتصفّح ثم حاول مرّة أخرى.',
  failed: 'تعذّر تشغيل الإشعارات على هذا الجهاز. حاول لاحقًا.',
  install: 'على iPhone، أضف Sheaf إلى الشاشة الرئيسية أوّلًا ثم افتحه منها.',
  unable: 'هذا المتصفّح لا يستقبل الإشعارات.',
};
