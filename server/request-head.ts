/** What the entry reads of a request's headers, each as it was sent. */
export interface RequestHead {
  /** How many Hosts were sent, and the last of them. */
  hosts: number;
  host: string;
  acceptEncoding: string;
  ifNoneMatch: string | undefined;
  /** Whether it announces a body. */
  hasBody: boolean;
  /** Whether it asks for a part, or under conditions other than If-None-Match. */
  isConditional: boolean;
  /** Headers by which Next's router in the browser says what it asks for. */
  flight: FlightHead | undefined;
}

/** Next's navigation headers; undefined for one that was not sent. */
export interface FlightHead {
  rsc?: string;
  prefetch?: string;
  segment?: string;
  tree?: string;
  nextUrl?: string;
  /** Whether one was sent twice. */
  isRepeated: boolean;
}

const flightFields = {
  rsc: 'rsc',
  'next-router-prefetch': 'prefetch',
  'next-router-segment-prefetch': 'segment',
  'next-router-state-tree': 'tree',
  'next-url': 'nextUrl',
} as const;

function noteFlight(head: RequestHead, field: (typeof flightFields)[keyof typeof flightFields], value: string): void {
  const flight = (head.flight ??= { isRepeated: false });
  if (flight[field] !== undefined) flight.isRepeated = true;
  flight[field] = value;
}

/** Reads names and values as they came, in one go: Node's own `headers` costs more than an answer from the cache. */
export function readHead(rawHeaders: readonly string[]): RequestHead {
  const head: RequestHead = {
    hosts: 0,
    host: '',
    acceptEncoding: '',
    ifNoneMatch: undefined,
    hasBody: false,
    isConditional: false,
    flight: undefined,
  };
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    const value = rawHeaders[index + 1] ?? '';
    switch (name) {
      case 'host':
        head.hosts += 1;
        head.host = value;
        break;
      case 'accept-encoding':
        head.acceptEncoding = head.acceptEncoding === '' ? value : `${head.acceptEncoding}, ${value}`;
        break;
      case 'if-none-match':
        head.ifNoneMatch = head.ifNoneMatch === undefined ? value : `${head.ifNoneMatch}, ${value}`;
        break;
      case 'content-length':
        if (Number(value) > 0) head.hasBody = true;
        break;
      case 'transfer-encoding':
        head.hasBody = true;
        break;
      case 'range':
      case 'if-range':
      case 'if-match':
      case 'if-modified-since':
      case 'if-unmodified-since':
        head.isConditional = true;
        break;
      case 'rsc':
      case 'next-router-prefetch':
      case 'next-router-segment-prefetch':
      case 'next-router-state-tree':
      case 'next-url':
        noteFlight(head, flightFields[name], value);
        break;
    }
  }
  return head;
}
