-- Names, titles and labels that were stored before one-line text was a field kind (decision 132): line breaks and controls become one
-- space, bidi controls and zero-width characters go. Only these columns reach mails, SMS, papers and calendars. A row that would then
-- be the same as another stays as it is; what is made of parts is safe with it too.
create function pg_temp.one_line(value text) returns text language sql immutable as $$
  select btrim(regexp_replace(
    regexp_replace(value, '[\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g'),
    '[[:space:]]*[\u0001-\u001f\u007f-\u009f\u2028\u2029][[:space:]\u0001-\u001f\u007f-\u009f\u2028\u2029]*', ' ', 'g')) $$;

do $$
declare
  unfit constant text := '[\u0001-\u001f\u007f-\u009f\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]';
  target record;
  place tid;
begin
  for target in
    select table_name,
      string_agg(format('%1$I = coalesce(nullif(pg_temp.one_line(%1$I), %2$L), %1$I)', column_name, ''), ', ') as changes,
      string_agg(format('%I ~ %L', column_name, unfit), ' or ') as found
    from (values
      ('congregations', '{name,suburb,postcode,address,circuit,email_addresses_to}'::text[]),
      ('people', '{first_name,last_name,email,phone,address}'),
      ('directory_congregations', '{name,suburb,postcode,address,circuit,contact_name,contact_email,contact_phone}'),
      ('directory_speakers', '{full_name,email,phone}'),
      ('proposals', '{host_name,speaker_name}'),
      ('proposal_senders', '{contact_name,contact_email}'),
      ('talks', '{speaker_name,speaker_congregation,speaker_email,speaker_phone}'),
      ('away_talks', '{host_name}'),
      ('given_talks', '{speaker_name,speaker_congregation}'),
      ('talk_titles', '{title}'),
      ('events', '{label,location,speaker,theme,public_theme}'),
      ('away_dates', '{comment}'),
      ('meetings', '{reading}'),
      ('meeting_parts', '{title,refs}'),
      ('language_groups', '{label}'),
      ('responsibilities', '{label}'),
      ('groups', '{name,address}'),
      ('families', '{name}'),
      ('roles', '{name}'),
      ('cart_locations', '{label}'),
      ('cart_visits', '{label}'),
      ('service_places', '{label,location}'),
      ('field_groups', '{label,location}'),
      ('special_groups', '{label,location}'),
      ('rotation_groups', '{label,location}'),
      ('maps', '{name}'),
      ('map_assignments', '{campaign_name}'),
      ('map_assignment_holders', '{holder_name}'),
      ('streets', '{name}'),
      ('suburbs', '{suburb}'),
      ('available_addresses', '{suffix,unit,name,phone,contact}'),
      ('preloaded_addresses', '{suffix,unit,name,number}'),
      ('foreign_addresses', '{suffix,unit}'),
      ('do_not_calls', '{suffix,unit}'),
      ('forum_topics', '{label}')) as one_line (table_name, columns), unnest(columns) as column_name
    group by table_name order by table_name
  loop
    begin
      execute format('update %I set %s where %s', target.table_name, target.changes, target.found);
    exception when unique_violation or check_violation or exclusion_violation then
      for place in execute format('select ctid from %I where %s', target.table_name, target.found) loop
        begin
          execute format('update %I set %s where ctid = $1', target.table_name, target.changes) using place;
        exception when unique_violation or check_violation or exclusion_violation then
          raise notice 'a row of % stays as it is', target.table_name;
        end;
      end loop;
    end;
  end loop;
end $$;
