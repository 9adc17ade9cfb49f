import type { Duplex } from 'node:stream';
import { hash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { brand } from '#lib/config/brand/stated-brand.ts';
import { pagePolicy, securityHeaders, type Hosts } from './security-headers.ts';

/** Status of what Node's parser refused before there was a request. */
const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const clearCookies = `document.querySelector('button').onclick=function(){
var host=location.hostname.split('.').slice(-2).join('.');
document.cookie.split(';').forEach(function(pair){var name=pair.split('=')[0].trim();
document.cookie=name+'=;Max-Age=0;Path=/';document.cookie=name+'=;Max-Age=0;Path=/;Domain='+host});
location.reload()}`;

/** Cookies that have grown too large lock a visitor out of every page; this one lets them go. */
const tooLargePage =
  '<!DOCTYPE html><html lang="hu"><head><meta charset="utf-8"><title>' +
  brand.name +
  '</title>' +
  '<meta name="viewport" content="width=device-width"></head><body><h1>Túl sok adat érkezett</h1>' +
  '<p>A böngésződ több sütit küldött, mint amennyit fogadni tudunk. Ha törlöd őket, újra be kell jelentkezned.</p>' +
  `<p><button type="button">Sütik törlése és újratöltés</button></p><script>${clearCookies}</script></body></html>`;

/** Answers a request that broke the protocol, a size or a time limit, with the headers that every answer has. */
export function answerMalformed(error: Error & { code?: string }, socket: Duplex, hosts: Hosts): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  const body = status === 431 ? tooLargePage : `${status} ${STATUS_CODES[status] ?? ''}`;
  const headers = {
    'Content-Type': status === 431 ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': pagePolicy(hosts, [`'sha256-${hash('sha256', clearCookies, 'base64')}'`]),
    ...securityHeaders(hosts),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n'));
}
