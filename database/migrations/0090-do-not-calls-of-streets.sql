-- A do-not-call holds for its house on the ground, on whichever map the house is listed, and for every door that shares a number
-- with it (ADDR-R20, ADDR-R40). These functions decide as the rules do; a test compares the two.

create function sheaf.fold_text(written text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(translate(replace(replace(lower(regexp_replace(normalize(written, NFKD),
    '[\u0300-\u036f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g')), 'ς', 'σ'), 'ß', 'ss'),
    '‐‑‒–—―−٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '-------01234567890123456789'), '[ \t\n\r\f\v]+', ' ', 'g'), ' ') $$;

create function sheaf.street_key(name text) returns text language sql immutable parallel safe as $$
  select case when w.words = '' then f.folded else regexp_replace(
      regexp_replace(w.words, ' [^ ]+$', '') || case when w.words like '% %' then ' ' || coalesce(
        case substring(w.words from '[^ ]+$')
          when 'st' then 'street' when 'rd' then 'road' when 'ave' then 'avenue' when 'av' then 'avenue' when 'dr' then 'drive'
          when 'ct' then 'court' when 'crt' then 'court' when 'cres' then 'crescent' when 'cr' then 'crescent' when 'pl' then 'place'
          when 'tce' then 'terrace' when 'ter' then 'terrace' when 'hwy' then 'highway' when 'ln' then 'lane' when 'pde' then 'parade'
          when 'blvd' then 'boulevard' when 'bvd' then 'boulevard' when 'cl' then 'close' when 'sq' then 'square'
          when 'gr' then 'grove' when 'gdns' then 'gardens' end, substring(w.words from '[^ ]+$')) else '' end,
      'str$', 'strasse') end
  from (select sheaf.fold_text(name) as folded) f
  cross join lateral (select btrim(regexp_replace(regexp_replace(f.folded, '[''’`´]', '', 'g'), '[ .,;:()"/_-]+', ' ', 'g'), ' ') as words) w $$;

create function sheaf.unit_spans(unit text) returns table (kind text, low int, high int, ranged boolean, letter text)
  language sql immutable parallel safe as $$
  select case when n is not null then 'number' when l is not null then 'letter' else '=' || replace(part, ' ', '') end,
    case when n is not null then least(n[1]::int, n[3]::int) when l is not null then least(ascii(l[1]), ascii(l[2])) else 0 end,
    case when n is not null then greatest(n[1]::int, n[3]::int) when l is not null then greatest(ascii(l[1]), ascii(l[2])) else 0 end,
    coalesce(n[3], l[2]) is not null,
    case when n[3] is null then coalesce(n[2], '') else '' end
  from regexp_split_to_table(replace(regexp_replace(sheaf.fold_text(coalesce(unit, '')), '([0-9]) (?=[0-9])', '\1,', 'g'), ' to ', '-'),
    '[,;&]| and ') as written
  cross join lateral (select btrim(written, ' ') as part) p
  cross join lateral (select
    regexp_match(part, '^(?:[^0-9]*[ .#:/]|unit|flat|apt|apartment|suite|shop|room|no)?([0-9]{1,9}) ?([a-z])?(?: ?[-+] ?([0-9]{1,9}) ?[a-z]?)?$') as n,
    regexp_match(part, '^(?:[^0-9]*[^0-9 ]{2}[ .#:/]+)?([a-z])(?: ?- ?([a-z]))?$') as l) m
  where part <> '' $$;

create function sheaf.house_span(house text, suffix text, out kind text, out low int, out high int, out ranged boolean, out letter text)
  language sql immutable parallel safe as $$
  select case when house ~ '^[0-9]{1,9}$' then 'number' else '=' || sheaf.fold_text(house) end,
    case when house ~ '^[0-9]{1,9}$' then least(house::int, s.finish) else 0 end,
    case when house ~ '^[0-9]{1,9}$' then greatest(house::int, s.finish) else 0 end,
    house ~ '^[0-9]{1,9}$' and s.finish is not null,
    case when house ~ '^[0-9]{1,9}$' and s.finish is not null then '' else s.letter end
  from (select sheaf.fold_text(coalesce(suffix, '')) as letter,
    substring(sheaf.fold_text(coalesce(suffix, '')) from '^-([0-9]{1,9})')::int as finish) s $$;

create function sheaf.houses_meet(house text, suffix text, other text, other_suffix text) returns boolean
  language sql immutable parallel safe as $$
  select a.kind = b.kind and a.low <= b.high and b.low <= a.high and (a.ranged or b.ranged or a.letter = b.letter)
  from sheaf.house_span(house, suffix) a, sheaf.house_span(other, other_suffix) b $$;

create function sheaf.units_meet(unit text, its_unit text) returns boolean language sql immutable parallel safe as $$
  select not exists (select from sheaf.unit_spans(its_unit))
    or exists (select from sheaf.unit_spans(unit) a join sheaf.unit_spans(its_unit) b on a.kind = b.kind
      and a.low <= b.high and b.low <= a.high and (a.ranged or b.ranged or a.letter = b.letter)) $$;

-- Most doors are one number each: they are told apart without reading the texts.
create function sheaf.is_do_not_call(house text, suffix text, unit text, number int, its_suffix text, its_unit text) returns boolean
  language sql immutable parallel safe as $$
  select case when suffix is null and its_suffix is null and house <> number::text and house ~ '^[1-9][0-9]{0,8}$' then false
    when not sheaf.houses_meet(house, suffix, number::text, its_suffix) then false
    when its_unit is null then true
    else sheaf.units_meet(unit, its_unit) end $$;

drop function sheaf.ranges_meet;
grant execute on function sheaf.fold_text, sheaf.street_key, sheaf.unit_spans, sheaf.house_span, sheaf.houses_meet, sheaf.units_meet,
  sheaf.is_do_not_call to sheaf_app;

-- Under this name streets of different maps find each other.
alter table streets add column name_key text not null generated always as (sheaf.street_key(name)) stored;
create index streets_name_key on streets (congregation_id, name_key);
