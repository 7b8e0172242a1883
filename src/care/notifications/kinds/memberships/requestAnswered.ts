import type { I18n } from '@lingui/core';
import type { Requestable } from '../../../../money/memberships/shared/rules.ts';
import { listAnswered } from '../../../../money/requests/read.ts';
import { paths } from '../../../../paths.ts';
import { defineKind } from '../../kind.ts';
import { managersOf } from '../../receivers.ts';

type Answered = { entitlement: Requestable };

// The reply itself is on the site only: it may be private.
export const requestAnswered = defineKind<'request.answered', Answered>({
  name: 'request_answered',
  event: 'request.answered',
  category: 'service',
  joins: false,
  receivers: (tx, { profile }) => managersOf(tx, profile),
  key: ({ request }) => `request ${request}`,
  async load(app, reader, events) {
    const ids = events.map(({ request }) => request);
    if (!reader.profile) return new Map();
    const found = await listAnswered(app.db, reader.profile.id, ids);
    return new Map(found.map(({ id, entitlement }) => [`request ${id}`, { entitlement }]));
  },
  line: ([{ entitlement }], { i18n }) => ({
    text: i18n._({
      id: 'notification.request_answered.line',
      message: 'Our team replied: {topic}',
      values: { topic: nameOf(entitlement, i18n) },
    }),
    path: paths.subscription(),
  }),
  email([{ entitlement }], { i18n, site }) {
    const values = { topic: nameOf(entitlement, i18n), site };
    return {
      subject: i18n._({
        id: 'mail.request_answered.subject',
        message: 'Our team replied: {topic}',
        values,
      }),
      paragraphs: [
        i18n._({
          id: 'mail.request_answered.text',
          message: 'Our team at {site} has replied to your request: {topic}.',
          values,
        }),
      ],
      button: {
        label: i18n._({ id: 'mail.request_answered.button', message: 'Read the reply' }),
        path: paths.subscription(),
      },
    };
  },
});

function nameOf(entitlement: Requestable, i18n: I18n): string {
  switch (entitlement) {
    case 'relationship_manager':
      return i18n._({ id: 'request.relationship_manager', message: 'relationship manager' });
    case 'astrology_consultation':
      return i18n._({ id: 'request.astrology_consultation', message: 'astrology consultation' });
    case 'verification_assistance':
      return i18n._({ id: 'request.verification_assistance', message: 'verification assistance' });
    case 'enhanced_privacy':
      return i18n._({ id: 'request.enhanced_privacy', message: 'enhanced privacy' });
    case 'priority_support':
      return i18n._({ id: 'request.priority_support', message: 'priority support' });
  }
}
