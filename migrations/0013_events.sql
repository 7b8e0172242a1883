-- An event says who did it (null: no account, or before this not known), to what, and which request it came with.
alter table events
  add column actor bigint,
  add column subject_kind text,
  add column subject_id text,
  add column address text,
  add column request_id text;

-- Old rows read as new ones: subject.verb instead of a sentence. What happens too often to be an event keeps its rows
-- until they are pruned.
update events e set
  name = n.new_name,
  subject_kind = n.kind,
  subject_id = coalesce(e.data->>n.subject, n.kind),
  actor = (e.data->>n.actor)::bigint
from (values
  ('account created', 'account.created', 'account', 'account', 'account'),
  ('account verified', 'account.verified', 'account', 'account', 'account'),
  ('verification asked', 'verification.requested', 'account', 'account', 'account'),
  ('password forgotten', 'password.forgotten', 'account', 'account', null),
  ('password reset', 'password.reset', 'account', 'account', 'account'),
  ('logged in', 'session.opened', 'account', 'account', 'account'),
  ('staff created', 'staff.created', 'account', 'account', null),
  ('profile created', 'profile.created', 'profile', 'profile', 'account'),
  ('profile changed', 'profile.changed', 'profile', 'profile', null),
  ('profile approved', 'profile.approved', 'profile', 'profile', null),
  ('profile viewed', 'profile.viewed', 'profile', 'viewed', null),
  ('contact opened', 'contact.opened', 'profile', 'viewed', null),
  ('contact message sent', 'contact_message.sent', 'contact_message', 'message', null),
  ('seller changed', 'seller.changed', 'seller', null, 'account'),
  ('plan changed', 'plan.changed', 'plan', 'plan', 'by'),
  ('membership began', 'membership.began', 'membership', 'membership', null),
  ('membership ended', 'membership.ended', 'membership', 'membership', null),
  ('membership reduced', 'membership.reduced', 'membership', 'membership', null),
  ('membership reminded', 'membership.reminded', 'membership', 'membership', null),
  ('request made', 'request.made', 'request', 'request', 'account'),
  ('request taken up', 'request.assigned', 'request', 'request', 'by'),
  ('request answered', 'request.answered', 'request', 'request', 'by'),
  ('order made', 'order.made', 'order', 'order', 'account'),
  ('order expired', 'order.expired', 'order', 'order', null),
  ('payment expected', 'payment.expected', 'order', 'order', null),
  ('payment changed', 'payment.changed', 'payment', 'payment', null),
  ('payment looked at', 'payment.resolved', 'payment', 'payment', 'staff'),
  ('refund requested', 'refund.requested', 'refund', 'refund', 'staff'),
  ('refund changed', 'refund.changed', 'refund', 'refund', null),
  ('gateway event received', 'webhook.received', 'webhook', 'event', null),
  ('interest sent', 'interest.sent', 'interest', 'interest', null),
  ('interest accepted', 'interest.accepted', 'interest', 'interest', null),
  ('interest declined', 'interest.declined', 'interest', 'interest', null),
  ('interest withdrawn', 'interest.withdrawn', 'interest', 'interest', null),
  ('interest expired', 'interest.expired', 'interest', 'interest', null),
  ('message sent', 'message.sent', 'message', 'message', null),
  ('messages read', 'messages.read', 'conversation', 'conversation', null)
) as n (old_name, new_name, kind, subject, actor)
where e.name = n.old_name;

-- Nothing else was ever recorded, but a name that is not known must not stop the server.
update events set subject_kind = 'unknown', subject_id = '' where subject_kind is null;

alter table events
  alter column subject_kind set not null,
  alter column subject_id set not null,
  -- The application's clock says when; a forgotten value is an error.
  alter column recorded_at drop default;

create index events_recorded_at on events (recorded_at);
