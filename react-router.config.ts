import type { Config } from '@react-router/dev/config';
import { prerendered } from './src/screens.ts';

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: { paths: [...prerendered], concurrency: 2 },
} satisfies Config;
