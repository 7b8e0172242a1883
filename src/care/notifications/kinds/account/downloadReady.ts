import { paths } from '../../../../paths.ts';
import { findReadyDownload } from '../../../personal-data/read.ts';
import { defineKind } from '../../kind.ts';
import { owner } from '../../receivers.ts';

type Ready = { expiresAt: Date };

export const downloadReady = defineKind<'download.ready', Ready>({
  name: 'download_ready',
  event: 'download.ready',
  category: 'service',
  joins: false,
  receivers: async (_tx, { account }) => owner(account),
  key: ({ download }) => `download ${download}`,
  async load(app, reader) {
    const ready = await findReadyDownload(app, reader.accountId);
    return new Map(ready ? [[`download ${ready.id}`, { expiresAt: ready.expiresAt }]] : []);
  },
  line: (_found, { i18n }) => ({
    text: i18n._({ id: 'notification.download_ready.line', message: 'Your data is ready to download' }),
    path: paths.settings('download'),
  }),
  email: ([{ expiresAt }], { i18n, formats, site }) => ({
    subject: i18n._({ id: 'mail.download_ready.subject', message: 'Your data is ready to download' }),
    paragraphs: [
      i18n._({
        id: 'mail.download_ready.text',
        message:
          'The file with your data on {site} is ready. You can download it until {day}, after logging in.',
        values: { site, day: formats.longDate(expiresAt) },
      }),
    ],
    button: {
      label: i18n._({ id: 'mail.download_ready.button', message: 'Go to the download' }),
      path: paths.settings('download'),
    },
    rest: [
      i18n._({
        id: 'mail.download_ready.other',
        message: "If you didn't ask for it, change your password.",
      }),
    ],
  }),
});
