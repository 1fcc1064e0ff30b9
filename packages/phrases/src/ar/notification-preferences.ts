import type { Arabic } from '../arabic-forms.ts';
import type { notificationPreferences as english } from '../en/notification-preferences.ts';

export const notificationPreferences: Arabic<typeof english> = {
  title: 'تفضيلات الإشعارات',
  menuText: 'بإشعار أو برسالة نصّية أو بالبريد أو لا شيء',
  all: 'كيف تصلك الرسائل',
  text: 'اختيار واحد لجميع الرسائل. روابط الدخول تأتي برسالة نصّية أو بالبريد، كما تطلبها.',
  sms: 'رسالة نصّية',
  email: 'بريد إلكتروني',
  push: 'إشعار',
  pushText: 'يظهر على الشاشة فورًا ومجّانًا. بلا جهاز تصلك الرسائل بالبريد.',
  pushFirst: 'يظهر على الشاشة فورًا ومجّانًا. سيطلب هذا الجهاز إذنك.',
  none: 'لا شيء',
  noneText: 'تبقى تعييناتك ظاهرة في التطبيق.',
  exceptions: 'استثناءات',
  asAll: 'كالاختيار أعلاه',
  notice: 'إعلانات على اللوحة',
  taskNews: 'المهام وجداول المساعدة',
  phoneStorage: 'حين يوشك Safari أن يحذف ما يخزّنه iPhone',
  forum: 'جديد الأفكار التي أتابعها',
  quiet: 'ساعات الهدوء',
  quietText: 'تنتظر الرسائل النصّية والإشعارات حتّى تنتهي ساعات الهدوء.',
  quietHint:
    'الوقت هو توقيت جماعتك. لا تنتظر هذه: روابط الدخول، والتذكير بتعيين الغد، وما يبدأ خلال ساعتين من نهاية ساعات الهدوء، وما يحدّده مرسله عاجلًا. والبريد الإلكتروني لا ينتظر.',
  from: 'من',
  until: 'إلى',
  saved: 'تمّ الحفظ.',
};
