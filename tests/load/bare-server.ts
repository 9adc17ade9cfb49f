/** The least that Node can do: the answers of a file from memory, by address. Started by `npm run bench -- door`. */
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { Answer } from './captured.ts';

const [file = '', port = '0'] = process.argv.slice(2);
const answers = JSON.parse(await readFile(file, 'utf8')) as Answer[];
const byPath = new Map(
  answers.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, 'base64') }]),
);

createServer((request, response) => {
  const answer = byPath.get(request.url ?? '');
  if (!answer) response.writeHead(404).end();
  else response.writeHead(200, answer.headers).end(answer.body);
}).listen(Number(port));
