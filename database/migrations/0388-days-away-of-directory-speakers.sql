-- Days away of speakers who are kept by hand (SPKR-R13): first and last day, `2026-12-01/2026-12-05`.
alter table directory_speakers add column away text[] not null default '{}'
  check (cardinality(away) <= 50
    and array_to_string(away, ',') ~ '^(\d{4}-\d{2}-\d{2}/\d{4}-\d{2}-\d{2}(,\d{4}-\d{2}-\d{2}/\d{4}-\d{2}-\d{2})*)?$');
