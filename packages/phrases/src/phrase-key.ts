/**
 * Phrase keys from the English phrases: `people:form.name`; counted phrases without their form, `maps:count`.
 */
import type { Phrases } from './languages.ts';

type NameKey = string | number;
type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type BaseName<Name extends NameKey> = Name extends `${infer Base}_${Form}` ? Base : Name;

type KeysIn<Tree, Path extends string> = {
  [Name in keyof Tree & NameKey]: Tree[Name] extends string
    ? `${Path}${BaseName<Name>}`
    : KeysIn<Tree[Name], `${Path}${Name}.`>;
}[keyof Tree & NameKey];

export type PhraseKey = {
  [Section in keyof Phrases]: KeysIn<Phrases[Section], `${Section}:`>;
}[keyof Phrases];

type GroupsIn<Tree, Path extends string> = {
  [Name in keyof Tree & NameKey]: Tree[Name] extends string
    ? never
    : `${Path}${Name}` | GroupsIn<Tree[Name], `${Path}${Name}.`>;
}[keyof Tree & NameKey];

/** Key of a group of phrases: `people:form`. */
export type PhraseGroup = {
  [Section in keyof Phrases]: GroupsIn<Phrases[Section], `${Section}:`>;
}[keyof Phrases];
