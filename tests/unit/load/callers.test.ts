import fc from 'fast-check';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { AnswerReader, call } from '#tests/load/callers.ts';

const whole = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nabcde';
const chunked = 'HTTP/1.1 503 Busy\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n';
const empty = 'HTTP/1.1 204 No Content\r\n\r\n';
const emptyChunked = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n';

/** Statuses that are told as an answer comes in parts, cut at these places. */
function statusesOf(answers: readonly string[], cuts: readonly number[]): number[] {
  const reader = new AnswerReader();
  return answers.flatMap((answer) => {
    const places = [
      0,
      ...[...new Set(cuts.map((cut) => cut % answer.length))].filter(Boolean).sort((a, b) => a - b),
      answer.length,
    ];
    return places.slice(1).flatMap((end, index) => reader.read(Buffer.from(answer.slice(places[index], end))) ?? []);
  });
}

describe('a caller', () => {
  it('knows where an answer ends, in whatever parts it comes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(200), { maxLength: 8 }), (cuts) => {
        expect(statusesOf([whole, chunked, empty, emptyChunked, whole], cuts)).toEqual([200, 503, 204, 200, 200]);
      }),
    );
  });

  it('asks again and again, and counts answers that are none', async () => {
    let asked = 0;
    const server = createServer((request, response) => {
      asked++;
      expect(request.headers['accept-encoding']).toBe('br');
      response.writeHead(asked % 2 === 0 ? 500 : 200).end('x'.repeat(100_000));
    }).listen(0);
    const { port } = server.address() as AddressInfo;
    const { rate, failed } = await call(`http://localhost:${port}/a/?b=1`, 2, 0.3);
    server.closeAllConnections();
    server.close();
    expect(rate).toBeGreaterThan(0);
    expect(failed).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(2);
  });
});
