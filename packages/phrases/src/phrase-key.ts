/**
 * Phrase keys from the English phrases: `people:form.name`; counted phrases without their form, `maps:count`.
 */
import type { Phrases } from './languages.ts';

type Named = string | number;
type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutForm<Name extends Named> = Name extends `${infer Base}_${Form}` ? Base : Name;

type KeysIn<Tree, Path extends string> = {
  [Name in keyof Tree & Named]: Tree[Name] extends string
    ? `${Path}${WithoutForm<Name>}`
    : KeysIn<Tree[Name], `${Path}${Name}.`>;
}[keyof Tree & Named];

export type PhraseKey = {
  [Section in keyof Phrases]: KeysIn<Phrases[Section], `${Section}:`>;
}[keyof Phrases];

type GroupsIn<Tree, Path extends string> = {
  [Name in keyof Tree & Named]: Tree[Name] extends string
    ? never
    : `${Path}${Name}` | GroupsIn<Tree[Name], `${Path}${Name}.`>;
}[keyof Tree & Named];

/** Key of a group of phrases: `people:form`. */
export type PhraseGroup = {
  [Section in keyof Phrases]: GroupsIn<Phrases[Section], `${Section}:`>;
}[keyof Phrases];
