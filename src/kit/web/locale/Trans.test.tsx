import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { activateEnglish } from './locale.ts';

/** What members write. */
function Note({ of, text }: { of: string; text: string }) {
  return (
    <Trans>
      <strong>{of}</strong> wrote: {text}
    </Trans>
  );
}

test.each(['I <b>love</b> tea', 'a<br/>b', '<0>mine</0>', '<3 hearts, 2 > 1'])(
  'shows %j in a message as it was written',
  (text) => {
    activateEnglish();
    const html = renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <Note of={text} text={text} />
      </I18nProvider>,
    );
    const written = text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(html).toBe(`<strong>${written}</strong> wrote: ${written}`);
  },
);
