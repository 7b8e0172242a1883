import { defineConfig } from '@lingui/cli';
import babel from '@lingui/cli/api/extractors/babel';
import { formatter } from '@lingui/format-po';
import { errorMessages } from './src/kit/shared/api/errorMessages.ts';
import { locales } from './src/kit/shared/locale/locales.ts';

export default defineConfig({
  sourceLocale: 'en',
  locales: Object.keys(locales),
  // With line numbers, every change of a file would change the catalog.
  format: formatter({ lineNumbers: false }),
  // The imports of package.json lead to it.
  runtimeConfigModule: { Trans: ['#trans', 'Trans'] },
  catalogs: [{ path: '<rootDir>/src/catalog/{locale}', include: ['src'], exclude: ['**/*.test.*'] }],
  extractors: [
    // The tables of what the server refuses: their sentences have their code for an id.
    {
      match: (file) => /\/kit\/shared\/api\/\w*[eE]rrorMessages\.ts$/.test(file),
      extract(file, text, onMessage) {
        const lines = text.split('\n');
        for (const [code, message] of Object.entries(errorMessages)) {
          const line = lines.findIndex((one) => one.startsWith(`  ${code}:`)) + 1;
          if (line === 0) continue;
          onMessage({ id: `error.${code}`, message, origin: [file, line, 0], placeholders: {} });
        }
      },
    },
    babel,
  ],
});
