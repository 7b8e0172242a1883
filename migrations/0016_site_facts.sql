-- Every server process reads the settings from memory (src/kit/settings.ts): whoever changes them, all of them load
-- them again once the change is committed.
create function notify_settings_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', '{"settings":true}');
  return null;
end $$;

create trigger settings_changed after insert or update or delete or truncate on settings
  for each statement execute function notify_settings_changed();

-- What the site was called and how it was reached on the day of an invoice. Older invoices show nothing of it.
alter table papers add column site jsonb;
