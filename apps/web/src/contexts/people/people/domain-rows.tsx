/** Rows of other domains on a person's record and on the own profile. */
import { Suspense } from 'react';
import { usePersonRows } from '#platform/known-domains.ts';

export function DomainRows({ person }: { person: number }) {
  return usePersonRows().map(({ name, Rows }) => (
    <Suspense key={name} fallback={null}>
      <Rows person={person} />
    </Suspense>
  ));
}
