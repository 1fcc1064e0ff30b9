/** What stands under the fields of schedules: meetings, their parts and their times, and carts. */
import type { Arabic } from '../arabic-forms.ts';
import type { meetingFieldProblems as english } from '../en/meeting-problems.ts';

export const meetingFieldProblems: Arabic<typeof english> = {
  'not-qualified': 'هذا الشخص ليس مؤهَّلًا لهذه الفقرة أو ليس نشيطًا. اختر شخصًا آخر.',
  'no-helper-here': 'لا مساعد في هذه الفقرة.',
  'nobody-here': 'لا يُعيَّن أحد لهذه الفقرة.',
  'not-in-this-meeting': 'هذا القسم من الاجتماع الآخر.',
  'not-in-this-week': 'اختر يومًا من الأسبوع نفسه، من الاثنين إلى الأحد.',
  'language-group-known': 'يوجد فريق لغة بهذا الاسم.',
  'no-such-language-group': 'لم يعد فريق اللغة هذا موجودًا. اختر فريقًا آخر.',
  'no-such-congregation': 'هذه الجماعة غير موجودة.',
  'no-such-meeting': 'هذا الاجتماع غير موجود. اختر اجتماعًا آخر.',
  'another-speaker': 'صار هذا الخطاب لشخص آخر. أعد التحميل وراجع.',
  'another-date': 'صار الاجتماع في يوم آخر. أعد التحميل وراجع.',
  'combinations-follow': 'من يخدمون معًا يتبع ترتيب الأشخاص. غيّر هذا الترتيب.',
  'no-such-place': 'هذا المكان غير موجود في هذه المسؤولية في هذا الاجتماع.',
  'groups-only-clean': 'الفرق تتناوب على التنظيف فقط. اختر أشخاصًا لهذه المسؤولية.',
  'no-such-part': 'لا توجد هذه الفقرة في هذا الاجتماع.',
  'not-in-steps': 'استعمل فترات من 5 دقائق.',
  'span-too-long': 'اختر أسابيع أقلّ: سنتان على الأكثر.',
  'not-in-weeks': 'انتقل أسبوعًا كاملًا كلّ مرّة.',
  'named-twice': 'اختير أحد الأشخاص مرّتين.',
  'not-for-carts': 'اختر فقط أشخاصًا موافَقًا عليهم للعربات.',
  'too-few-takers': 'اختر على الأقلّ عدد الأشخاص الذين يتشاركون الفترة.',
  'skipped-hour': 'تتقدّم الساعة في ذلك اليوم فلا وجود لهذه الساعة. اختر وقتًا آخر.',
  'meeting-to-come': 'لم يُعقد هذا الاجتماع بعد.',
  'meeting-cancelled': 'هذا الاجتماع ملغى.',
  'outside-cart-hours': 'العربة ليست هناك في هذا الوقت. ابقَ ضمن ساعاتها.',
  'no-such-cart': 'لم تعد هذه العربة موجودة. اختر عربة أخرى.',
};
