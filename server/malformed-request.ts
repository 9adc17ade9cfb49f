import type { Duplex } from 'node:stream';
import { hash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { brand } from '#lib/config/brand/stated-brand.ts';
import type { Language } from '#lib/contract/market/known-languages.ts';
import { catalogLanguage } from '#lib/contract/market/languages.ts';
import { tagOf } from '#lib/contract/market/tags.ts';
import { pagePolicy, securityHeaders, type Hosts } from './security-headers.ts';

/** Status of what Node's parser refused before there was a request. */
const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const clearCookies = `document.querySelector('button').onclick=function(){
var host=location.hostname.split('.').slice(-2).join('.');
document.cookie.split(';').forEach(function(pair){var name=pair.split('=')[0].trim();
document.cookie=name+'=;Max-Age=0;Path=/';document.cookie=name+'=;Max-Age=0;Path=/;Domain='+host});
location.reload()}`;

const words: Record<Language, { title: string; text: string; button: string }> = {
  hu: {
    title: 'Túl sok adat érkezett',
    text: 'A böngésződ több sütit küldött, mint amennyit fogadni tudunk. Ha törlöd őket, újra be kell jelentkezned.',
    button: 'Sütik törlése és újratöltés',
  },
  en: {
    title: 'Too much data arrived',
    text: 'Your browser sent more cookies than we can take. If you delete them, you have to sign in again.',
    button: 'Delete cookies and reload',
  },
  de: {
    title: 'Zu viele Daten',
    text: 'Ihr Browser hat mehr Cookies gesendet, als wir annehmen können. Wenn Sie sie löschen, müssen Sie sich neu anmelden.',
    button: 'Cookies löschen und neu laden',
  },
};
const { title, text, button } = words[catalogLanguage];

/** Cookies that have grown too large lock a visitor out of every page; this one lets them go. */
const tooLargePage =
  `<!DOCTYPE html><html lang="${tagOf(catalogLanguage)}"><head><meta charset="utf-8"><title>` +
  brand.name +
  '</title>' +
  `<meta name="viewport" content="width=device-width"></head><body><h1>${title}</h1><p>${text}</p>` +
  `<p><button type="button">${button}</button></p><script>${clearCookies}</script></body></html>`;

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
