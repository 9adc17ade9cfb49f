/** `npm run openapi -- [file]`: writes the OpenAPI document to a file, or to standard output without one. */
import { writeFile } from 'node:fs/promises';
import { readSettings, shopSettingsSchema } from '#lib/config/settings.ts';
import { openApiDocument } from './document.ts';

const [file] = process.argv.slice(2);
const { API_HOST } = readSettings(shopSettingsSchema, process.env);
const text = `${JSON.stringify(openApiDocument(API_HOST), null, 2)}\n`;
if (file === undefined) process.stdout.write(text);
else await writeFile(file, text);
