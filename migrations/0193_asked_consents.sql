-- Being shown to visitors is a purpose like the others, whose changes have a date.
alter table consent_changes
  drop constraint consent_changes_purpose_check,
  add constraint consent_changes_purpose_check
    check (purpose in ('horoscope', 'match_emails', 'search_alerts', 'visitors', 'story'));

-- Emails about saved searches are sent to those who asked for them. Whoever turned them off has withdrawn that, and whoever got
-- them until now keeps them until they turn them off.
insert into consent_changes (account_id, purpose, given, changed_by, changed_at)
select p.account_id, 'search_alerts', false, p.account_id, p.changed_at from notification_preferences p
where p.category = 'saved_searches' and p.channel = 'email' and not p.enabled
  and not exists (select from consent_changes c where c.account_id = p.account_id and c.purpose = 'search_alerts');

insert into notification_preferences (account_id, category, channel, enabled, changed_at)
select distinct m.account_id, 'saved_searches', 'email', true, now()
from profile_managers m join saved_searches s on s.profile_id = m.profile_id
where s.removed_at is null and s.frequency <> 'never'
on conflict do nothing;
