/**
 * Derives the type of a translation from English: the same keys, each with a text. Counted phrases have all
 * plural forms of the language.
 */
type AnyForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type KeyIn<Key, English, Forms extends string> = Key extends `${infer Base}_${AnyForm}`
  ? `${Base}_${Forms}`
  : Key extends string
    ? `${Key}_one` extends keyof English
      ? never
      : Key
    : Key;

export type Translation<English, Forms extends AnyForm> = English extends string
  ? string
  : {
      readonly [Key in keyof English as KeyIn<Key, English, Forms>]: Translation<English[Key], Forms>;
    };
