import { defineConfig } from 'vitest/config';
import { readSettings, shopSettingsSchema } from './lib/config/settings.ts';

const settings = (changes: Record<string, string> = {}) => ({
  LENDULET_SETTINGS: JSON.stringify(readSettings(shopSettingsSchema, changes)),
});
const env = settings();
// Tests of islands follow each other within the sharing window, and must not see each other's answers.
const islandEnv = settings({ SHARING_WINDOW: '0' });

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], env } },
      { test: { name: 'api', include: ['tests/api/**/*.test.ts'], env, testTimeout: 30_000, hookTimeout: 60_000 } },
      {
        test: { name: 'component', include: ['tests/component/**/*.test.tsx'], environment: 'jsdom', env: islandEnv, setupFiles: ['tests/component/setup.ts'] },
      },
    ],
  },
});
