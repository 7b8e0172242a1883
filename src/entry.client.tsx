import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isTranslated, keepTranslated } from './kit/web/translation/keepTranslated.ts';

keepTranslated();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />, {
    onRecoverableError: (error) => isTranslated() || reportError(error),
  });
});
