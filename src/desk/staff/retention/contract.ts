import { z } from 'zod';
import { settingVersion } from '../../../base/site/shared/rules.ts';
import { conflict, staff } from '../../../kit/api/contract.ts';
import { typedNumber } from '../../../kit/api/lists/typedNumber.ts';
import { forEachKind, RETENTION, retention } from '../../../kit/shared/retention/rules.ts';
import { AFFECTED_MAX } from '../shared/rules.ts';

const tags = ['staff'];
const path = '/staff/settings/retention';

const texts = z.object(
  forEachKind((field) => {
    const { min, max } = RETENTION[field];
    return typedNumber(z.coerce.number<number>().int().min(min).max(max));
  }),
);

export const contract = {
  retention: staff('settings.read')
    .route({
      method: 'GET',
      path,
      summary: 'How long each kind of data is kept, in days; `ledgerYears` in financial years',
      tags,
    })
    .output(z.object({ retention, version: settingVersion })),
  changeRetention: staff('settings.edit')
    .route({
      method: 'PUT',
      path,
      summary: 'Sets how long each kind of data is kept, for the next run of the tasks that delete it',
      tags,
    })
    .errors(conflict)
    .input(retention.extend({ version: settingVersion.optional() }))
    .output(retention),
  retentionEffect: staff('settings.read')
    .route({
      method: 'GET',
      path: `${path}/effect`,
      summary: 'How much the next run would delete if data was kept so long',
      tags,
    })
    .input(texts)
    .output(z.object(forEachKind(() => z.number().int().describe(`At most ${AFFECTED_MAX}`)))),
};
