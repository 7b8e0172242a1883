import { defineConfig } from '@lingui/cli';
import { locales } from './src/kit/locales.ts';

export default defineConfig({
  sourceLocale: 'en',
  locales: Object.keys(locales),
  catalogs: [{ path: '<rootDir>/src/catalog/{locale}', include: ['src'], exclude: ['**/*.test.*'] }],
});
