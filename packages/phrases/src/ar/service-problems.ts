import type { serviceFieldProblems as english } from '../en/service-problems.ts';

export const serviceFieldProblems: typeof english = {
  'hours-without-pioneering': 'الساعات للفاتح أو الفاتح الإضافيّ. فعّل ذلك، أو امحُ الساعات.',
  'figure-without-sharing': 'لا أرقام من دون اشتراك في الخدمة. فعّل الاشتراك، أو امحُ الأرقام.',
  'not-reporting': 'لا تُحفَظ تقارير للضيوف والتلاميذ وغير النشيطين.',
  'one-of-both': 'حدّد الفريق الخاصّ أو الاجتماع، لا كليهما.',
  'not-yourself': 'اختر شخصًا غيرك.',
  'not-coordinates': 'اكتب خطّ العرض وخطّ الطول، مثل ‎-41.05,145.9.',
  'not-a-location-overseer': 'اختر شخصًا نشيطًا ليس تلميذًا.',
  'not-a-special-overseer': 'اختر شيخًا أو خادمًا مساعدًا نشيطًا، أو ناظر الخدمة.',
  'not-a-rotation-overseer': 'اختر إخوة نشيطين هم ناشرون أو خدّام مساعدون أو شيوخ.',
  'not-an-overseer': 'يجب أن يكون ناظر الفريق شيخًا أو خادمًا مساعدًا نشيطًا.',
  'not-an-assistant': 'يجب أن يكون المساعد أخًا نشيطًا: ناشرًا أو خادمًا مساعدًا أو شيخًا.',
  'same-leader': 'ناظر الفريق والمساعد شخصان مختلفان.',
  'leads-another-group': 'هذا الشخص يقود فريقًا آخر.',
};
