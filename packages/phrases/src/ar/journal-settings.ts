/** The settings of a congregation as the journal tells them. */
import type { Arabic } from '../arabic-forms.ts';
import type { settings as english } from '../en/journal-settings.ts';

export const settings: Arabic<typeof english> = {
  part: {
    attendants_schedule: 'الحجّاب',
    automatic_messaging: 'الرسائل',
    banner_notification: 'اللافتة',
    cart_calendar: 'العربات',
    field_service_reports: 'تقارير خدمة الحقل',
    meeting_attendance: 'حضور الاجتماع',
    meeting_schedule: 'برنامج الاجتماع',
  },
  field: {
    addresses: 'رسالة قبل إعادة العناوين',
    attendants: 'رسالة عن مهام الحجّاب',
    booking_advance: 'أسابيع الحجز المفتوحة',
    cart_booking: 'الناشرون يحجزون العربات بأنفسهم',
    carts: 'رسالة عن العربات',
    clam_day: 'يوم اجتماع وسط الأسبوع',
    clam_start_time: 'وقت اجتماع وسط الأسبوع',
    clam_url: 'رابط اجتماع وسط الأسبوع',
    compact: 'طباعة مضغوطة',
    content: 'النص',
    groups: 'رسالة عن فرق خدمة الحقل',
    history: 'الأشهر التي تبقى ظاهرة',
    manual: 'الرسائل المرسلة يدويا',
    maps: 'رسالة عن الخرائط المتأخرة',
    maps_assigned: 'رسالة عن الخرائط المعينة',
    on: 'مفعّل',
    part: 'إعدادات',
    print_header: 'الكلمات فوق البرنامج المطبوع',
    print_notes: 'طباعة الملاحظات',
    ptc: 'منسق الخطابات العامة',
    public_day: 'يوم اجتماع نهاية الأسبوع',
    public_start_time: 'وقت اجتماع نهاية الأسبوع',
    public_url: 'رابط اجتماع نهاية الأسبوع',
    reminder_timing: 'وقت إرسال التذكيرات',
    reports: 'رسالة عن التقارير',
    title: 'العنوان',
  },
};
