import type { Arabic } from '../arabic-forms.ts';
import type { automaticMessages as english } from '../en/automatic-messages.ts';

export const automaticMessages: Arabic<typeof english> = {
  'map-assigned': '{first_name}، عُيّنت لك الخريطة {number}.',
  'map-overdue': '{first_name}، الخريطة {number} معك منذ مدّة (بالأيام: {days}). هل يمكنك إعادتها؟',
  'map-stagnant':
    '{first_name}، لم يُعمل في الخريطة {number} منذ مدّة (بالأيام: {days}). تابِع العمل فيها أو أعِدها.',
  'address-timeout_zero': '{first_name}، لا عناوين تبقى معك حتى {date}.',
  'address-timeout_one': '{first_name}، يبقى معك عنوان واحد حتى {date}. اخدمه أو اتركه.',
  'address-timeout_two': '{first_name}، يبقى معك عنوانان حتى {date}. اخدمهما أو اتركهما.',
  'address-timeout_few': '{first_name}، تبقى معك {count} عناوين حتى {date}. اخدمها أو اتركها.',
  'address-timeout_many': '{first_name}، يبقى معك {count} عنوانًا حتى {date}. اخدمها أو اتركها.',
  'address-timeout_other': '{first_name}، يبقى معك {count} عنوان حتى {date}. اخدمها أو اتركها.',
  'duty-evening': '{first_name}، لك غدا ({date}): {duties}.',
  'duty-today': '{first_name}، لك اليوم ({date}): {duties}.',
  'duty-changed':
    '{first_name}، تغيّر بعد ردّك: {was_what} في {was} الساعة {was_time} صار {what} في {date} الساعة {time}.',
  'duty-as-answered': '{first_name}، عاد كما كان حين رددت: {what} في {date} الساعة {time}.',
  'duty-called-off': '{first_name}، لن يُعقد اجتماع {date}، فليس لك {what}.',
  'duty-restored': '{first_name}، سيُعقد اجتماع {date}: لك {what}.',
  'duty-withdrawn': '{first_name}، لم يعد لك يوم {date}: {what}.',
  'duty-week': '{first_name}، لك يوم {date}: {duties}.',
  'attendant-duty': '{first_name}، لك يوم {date} الساعة {time}: {duty}.',
  'cart-shift': '{first_name}، فترتك عند العربة {location} يوم {date} الساعة {time}.',
  'cart-booked': '{first_name}، حُجز لك عند العربة {location} يوم {date} الساعة {time} (من {by}).',
  'cart-turn': '{first_name}، حان دورك عند العربة {location} يوم {date} الساعة {time}.',
  'cart-company': '{first_name}، غيّر {by} من يرافقك عند العربة {location} يوم {date} الساعة {time}.',
  'cart-changed': '{first_name}، نُقلت فترتك إلى العربة {location} يوم {date} الساعة {time} (من {by}).',
  'cart-left': '{first_name}، لن يحضر شخص كان سيقف معك عند العربة {location} يوم {date} الساعة {time}.',
  'cart-free':
    '{first_name}، هناك مكان شاغر عند العربة {location} يوم {date} الساعة {time}. يكون لأول من يأخذه.',
  'cart-cancelled': '{first_name}، أُلغيت فترتك عند العربة {location} يوم {date} الساعة {time} (من {by}).',
  'cart-withdrawn': '{first_name}، ألغت {congregation} فترتك عند عربتها {location} يوم {date} الساعة {time}.',
  'group-meeting': '{first_name}، نلتقي يوم {date} الساعة {time}، {location} ({label}).',
  'change-asked':
    '{first_name}، يطلب منك {by} أن تقود «{label}» يوم {date} الساعة {time}، {location}. أجب من الصفحة الرئيسية في Sheaf.',
  'change-withdrawn': '{first_name}، لم يعد {by} يطلب منك أن تقود «{label}» يوم {date} الساعة {time}.',
  'swap-asked':
    '{first_name}، لا يستطيع {by} القيام بهذا. أتستطيع أنت: {what}، {date} الساعة {time}؟ يكون لأول من يقبل.',
  'swap-asked-short': 'أتأخذ هذا؟ {what}، {date} {time}.',
  'swap-asked-alone': 'أتأخذ هذا؟ {what}، {date} {time}. أجب في Sheaf.',
  'swap-unfilled-short': 'ما زال لك: {what}، {date} {time}.',
  'swap-taken-short': 'صار لغيرك: {what}، {date} {time}.',
  'swap-unfilled': '{first_name}، لم يأخذه أحد بعد وما زال لك: {what}، {date} الساعة {time}.',
  'swap-taken': '{first_name}، سيقوم {by} بهذا مكانك: {what}، {date} الساعة {time}.',
  'duties-given': '{first_name}، تعييناتك الجديدة: {duties}.',
  'report-missing': '{first_name}، تقريرك عن {month} لم يصل بعد. يمكنك إرساله في Sheaf.',
};
