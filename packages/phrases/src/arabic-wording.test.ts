/**
 * Checks of Arabic phrases beyond types (docs/languages.md): consistent terms, and the order of digits and
 * signs.
 */
import { expect, it } from 'vitest';
import { languages } from './languages.ts';

type Tree = { readonly [key: string]: string | Tree };
type Line = readonly [key: string, text: string];

const linesOf = (tree: Tree, path = ''): Line[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : linesOf(value, `${path}${key}.`),
  );

const lines = linesOf(languages.ar);
const withoutIsolates = (text: string): string => text.replaceAll(/[\u2066-\u2068][^\u2069]*\u2069/g, '⟨⟩');
const thousands = /\d{1,3}(,\d{3})+/g;
const linesWith = (fault: RegExp, within: readonly Line[] = lines): string[] =>
  within.filter(([, text]) => fault.test(text)).map(([key, text]) => `${key}: ${text}`);

/** Forbidden words, the correct ones, and the reason. `only` matches keys where the word is right. */
const words: readonly { not: RegExp; but: string; why: string; only?: RegExp }[] = [
  { not: /أفرقة|فرقة/, but: 'فرق', why: 'one plural of فريق' },
  { not: /مشرف/, but: 'ناظر', why: 'an overseer of the congregation is never a supervisor' },
  { not: /(?<!\p{L})(ال)?ربّ(?!ما)/u, but: 'رأس العائلة', why: 'it means lord' },
  { not: /(?<!\p{L})(ال)?حامل(?!\p{L})/u, but: 'مع، يحمل', why: 'alone it means pregnant' },
  { not: /محاضر/, but: 'خطاب عام', why: 'the public talk has one name' },
  {
    not: /(?<!خدمة )الفتح(?![\p{L}…])/u,
    but: 'خدمة الفتح',
    why: 'alone it means conquest',
    only: /^access\.open\./,
  },
  { not: /خدمتنا وحياتنا|حياتنا المسيحية/, but: 'الخدمة والحياة المسيحية', why: 'as the workbook prints it' },
  {
    not: /(?<!\p{L})(ال)?(خادم|خدّام)(?! المقاطعات| مساعد|ًا مساعد| المساعد| الحسابات)/u,
    but: 'خادم مساعد، خادم المقاطعات',
    why: 'alone it means server',
    only: /disk-full$/,
  },
  { not: /شريك|شركا/, but: 'رفيق', why: 'one word for a cart partner' },
  { not: /غائب/, but: 'عنوان بلا جواب', why: 'it says that a person is away', only: /away|absences|\.now$/i },
  { not: /عدم الوجود|غير الموجودين/, but: 'عنوان بلا جواب', why: 'one word for a not-at-home' },
  {
    not: /محمَّل|لا يُزار(?! أحد)|بلغة أجنبية/,
    but: 'معروف مسبقًا، طلب عدم زيارة، أجنبي اللغة',
    why: 'one word for each kind of address',
  },
  { not: /إعادة (ال)?تعيين/, but: 'تعيين لآخر', why: 'phones say it for reset' },
  {
    not: /منته|لم تنتهِ قطّ|آخر إنهاء|انتهى \{/,
    but: 'أُنجز، انتهت مدّته',
    why: 'completed and expired are two things',
  },
  { not: /إلغاء (هذا |كلّ )?(ال)?استيراد/, but: 'التراجع عن الاستيراد', why: 'إلغاء is the button Cancel' },
  {
    not: /جانبًا|مجهولة المصير/,
    but: 'تعذّر إرسالها، غير مؤكّدة',
    why: 'nobody knows what was put to one side',
  },
  { not: /(?<!\p{L})إذن(?!\p{L})|رؤية/u, but: 'صلاحية، عرض', why: 'one word for one thing' },
  {
    not: /(ال)?رسائل (ال)?قصيرة|كلم(ة|ات) (ال)?سرّ/,
    but: 'رسالة نصّية، كلمة المرور',
    why: 'one word for one thing',
  },
  { not: /من تلقاء|من نفسه|باليد|بيدك/, but: 'تلقائيًّا، يدويًّا', why: 'English pictures' },
  { not: /إنزال|أُنزل|أنزل|معلَّق|تعليق/, but: 'إزالة، إضافة', why: 'heard as download, comment or suspend' },
  {
    not: /برنامج (آخر|جداول)|القوائم/,
    but: 'تطبيق آخر، لوائح',
    why: 'برنامج is a schedule, قائمة is a menu',
  },
  { not: /(?<!\p{L})(أبواب|باب)(?!\p{L})/u, but: 'عنوان', why: 'one word for an address' },
  { not: /بحوزت|خارجة منذ/, but: 'مع', why: 'one word for holding a map' },
  { not: /كهذا|كهذه/, but: 'غير موجود', why: 'English grammar', only: /noneFound$/ },
  {
    not: /(?<!\p{L})(أيلول|تشرين|كانون|آب|شباط|آذار|نيسان|أيار|حزيران|تموز)(?!\p{L})/u,
    but: 'سبتمبر',
    why: 'Intl says the months of every date',
  },
];

it('no phrase uses a word replaced in the table of terms', () => {
  const found = words.flatMap(({ not, but, why, only }) =>
    lines
      .filter(([key, text]) => not.test(text) && !only?.test(key))
      .map(([key, text]) => `${key}: ${text} (${but}: ${why})`),
  );
  expect(found).toEqual([]);
});

it('every word has one spelling', () => {
  expect(linesWith(/أيّام|ثمّ(?!\p{L})|مجدّد|إلكترونيًا|(?<!\p{L})(ل|ب)?(كل|أي)(?=\s)|النص(?!ّ|\p{L})/u)).toEqual(
    [],
  );
});

it('I18N-R13 ranges, telephone numbers and URLs in a sentence are isolated', () => {
  const bare = lines.map(([key, text]) => [key, withoutIsolates(text).replaceAll(thousands, '')] as const);
  expect(linesWith(/\d ?[-+/,] ?\d|\+\d|\d{3} \d{3}|:\/\//, bare)).toEqual([]);
});

it('I18N-R13 isolates are closed within their line, and no other control changes the order of letters', () => {
  expect(
    linesWith(
      /[\u2066-\u2069\u202a-\u202e]/,
      lines.map(([key, text]) => [key, withoutIsolates(text)]),
    ),
  ).toEqual([]);
});

it('no letter is joined to a name, a number or a Latin word', () => {
  const bare = lines.map(([key, text]) => [key, withoutIsolates(text)] as const);
  expect(linesWith(/(?<!\p{L})[ولبكف]ـ?[{A-Za-z\d⟨]/u, bare)).toEqual([]);
});

it('a number follows a colon, or its noun has all plural forms', () => {
  const withoutForms = lines.filter(([key]) => !/_(zero|one|two|few|many|other)$/.test(key));
  const number = 'count|days|maps|addresses|streets|lines|rows|total|more|metres|all';
  const noun = new RegExp(`\\{(${number})\\}\\s+(?!من |إلى |م\\.|ي |بُحث)\\p{Script=Arabic}`, 'u');
  expect(linesWith(noun, withoutForms)).toEqual([]);
});

it('punctuation is Arabic, without space before an ellipsis or percent sign', () => {
  const bare = lines.map(([key, text]) => [key, withoutIsolates(text).replaceAll(thousands, '')] as const);
  expect(linesWith(/[,;?]| …| %|٪|[٠-٩]/, bare)).toEqual([]);
});

it('I18N-R13 a message begins in Arabic, or with an inserted text after a direction mark', () => {
  const sent = lines.filter(([key]) =>
    /^(messages\.(automatic|subject)|access\.message|addresses\.expired)/.test(key),
  );
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.filter(([, text]) => !/^(\p{Script=Arabic}|\{\w+\}، \p{Script=Arabic})/u.test(text))).toEqual(
    [],
  );
});
