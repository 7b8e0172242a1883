import type { I18n } from '@lingui/core';
import { paths } from '../../../../paths.ts';
import { findAnswer } from '../../../../people/person-consent/read.ts';
import { defineKind, type WriterSubject } from '../../kind.ts';
import { managersOf } from '../../receivers.ts';

type Answered = NonNullable<Awaited<ReturnType<typeof findAnswer>>>;

/** The person of a profile that somebody else registered agrees to it, or does not. */
export const personAnswered = defineKind<'person_consent.answered', Answered>({
  name: 'person_answered',
  event: 'person_consent.answered',
  category: 'service',
  joins: false,
  receivers: (tx, { profile }) => managersOf(tx, profile),
  key: ({ profile }) => `person of ${profile}`,
  async load(app, reader) {
    if (!reader.profile) return new Map();
    const { id } = reader.profile;
    const found = await findAnswer(app, id);
    return new Map(found ? [[`person of ${id}`, found]] : []);
  },
  line: ([found], { i18n, subject }) => ({
    text: lineOf(found, subject, i18n),
    path: paths.settings('person-consent'),
  }),
  email([found], { i18n, site, subject, viewsOnly }) {
    const values = { name: found.name, site, self: subject.self };
    return {
      subject: lineOf(found, subject, i18n),
      paragraphs: [
        found.state === 'given'
          ? i18n._({
              id: 'mail.person_answered.given',
              message:
                '{self, select, true {You have agreed to your profile on {site}.} other {{name} has seen the profile on {site} and agrees to it.}} No action is needed.',
              values,
            })
          : viewsOnly || subject.self === 'true'
            ? i18n._({
                id: 'mail.person_answered.hidden',
                message:
                  '{self, select, true {You do not agree to your profile on {site}, so we have hidden it from everyone. You can agree with the same link.} other {{name} does not agree to the profile on {site}, so we have hidden it from everyone.}}',
                values,
              })
            : i18n._({
                id: 'mail.person_answered.refused',
                message:
                  "{name} does not agree to the profile on {site}, so we have hidden it from everyone. Please talk to {name}. {name} can agree with the same link. If the link went to a wrong address, ask again at {name}'s own. You can also delete the profile.",
                values,
              }),
      ],
      button: {
        label: i18n._({ id: 'mail.person_answered.button', message: 'Open Settings' }),
        path: paths.settings('person-consent'),
      },
    };
  },
});

const lineOf = ({ name, state }: Answered, { self }: WriterSubject, i18n: I18n): string =>
  state === 'given'
    ? i18n._({
        id: 'notification.person_answered.given',
        message:
          '{self, select, true {You have agreed to your profile} other {{name} has agreed to the profile}}',
        values: { name, self },
      })
    : i18n._({
        id: 'notification.person_answered.refused',
        message:
          '{self, select, true {You do not agree to your profile} other {{name} does not agree to the profile}}. It is hidden now',
        values: { name, self },
      });
