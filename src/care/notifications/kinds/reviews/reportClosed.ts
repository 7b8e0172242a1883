import type { I18n } from '@lingui/core';
import { paths } from '../../../../paths.ts';
import { listClosed } from '../../../../people/safety/read.ts';
import type { Reportable, ReportOutcome } from '../../../../people/safety/shared/rules.ts';
import { defineKind } from '../../kind.ts';
import { managersOf } from '../../receivers.ts';

type Closed = { kind: Reportable; outcome: ReportOutcome };

// Names nobody: who reads it may not see the reported member any more.
export const reportClosed = defineKind<'report.closed', Closed>({
  name: 'report_closed',
  event: 'report.closed',
  category: 'service',
  joins: false,
  receivers: async (tx, { reporter }) => (reporter === null ? [] : managersOf(tx, reporter)),
  key: ({ report }) => `report ${report}`,
  async load(app, reader, events) {
    if (!reader.profile) return new Map();
    const ids = events.map(({ report }) => report);
    const found = await listClosed(app, reader.profile.id, ids);
    return new Map(found.map(({ id, kind, outcome }) => [`report ${id}`, { kind, outcome }]));
  },
  line: ([found], { i18n }) => ({ text: lineOf(found, i18n), path: paths.safety() }),
  email([{ outcome }], { i18n, site }) {
    const values = { site };
    return {
      subject: i18n._({ id: 'mail.report_closed.subject', message: "We've checked your report", values }),
      paragraphs: [
        outcome === 'upheld'
          ? i18n._({
              id: 'mail.report_closed.upheld',
              message:
                'Our team at {site} has checked your report. You were right. Thank you for keeping other families safe.',
              values,
            })
          : i18n._({
              id: 'mail.report_closed.dismissed',
              message:
                "Our team at {site} has checked your report and found nothing against our rules. If you don't want to see this member, you can block them.",
              values,
            }),
      ],
      button: {
        label: i18n._({ id: 'mail.report_closed.button', message: 'Safety tips' }),
        path: paths.safety(),
      },
    };
  },
});

function lineOf({ kind, outcome }: Closed, i18n: I18n): string {
  const what = whatOf(kind, i18n);
  return outcome === 'upheld'
    ? i18n._({
        id: 'notification.report_closed.upheld',
        message: "We've checked your report about {what}. You were right. Thank you",
        values: { what },
      })
    : i18n._({
        id: 'notification.report_closed.dismissed',
        message: "We've checked your report about {what}. We found nothing against our rules",
        values: { what },
      });
}

function whatOf(kind: Reportable, i18n: I18n): string {
  switch (kind) {
    case 'profile':
      return i18n._({ id: 'report.a_profile', message: 'a profile' });
    case 'photo':
      return i18n._({ id: 'report.a_photo', message: 'a photo' });
    case 'message':
      return i18n._({ id: 'report.a_message', message: 'a message' });
  }
}
