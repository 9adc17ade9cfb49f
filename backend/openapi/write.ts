/**
 * `npm run openapi -- [FILE] [--systems]`: writes the OpenAPI document to a file, or to standard output without one; that of
 * other systems' calls and webhooks with `--systems`.
 */
import '#lib/config/market/this-process.ts';
import { writeFile } from 'node:fs/promises';
import { readSettings, shopSettingsSchema } from '#lib/config/settings.ts';
import { standardOutput } from '#lib/programs/standard-output.ts';
import { openApiDocument } from './document.ts';
import { systemsDocument } from './systems.ts';

const isOfSystems = process.argv.includes('--systems');
const [file] = process.argv.slice(2).filter((argument) => argument !== '--systems');
const { API_HOST } = readSettings(shopSettingsSchema, process.env);
const text = `${JSON.stringify(isOfSystems ? systemsDocument(API_HOST) : openApiDocument(API_HOST), null, 2)}\n`;
if (file === undefined) standardOutput().write(text);
else await writeFile(file, text);
